/** True when a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
