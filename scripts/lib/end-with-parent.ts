/**
 * Ends this process as it would be asked to, once whoever started it is gone, however they went.
 * The system then gives it another parent.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
