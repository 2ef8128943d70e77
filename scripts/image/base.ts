import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeAll } from "./files.ts";

/** The C library, what Node needs of C++, and the shell that PostgreSQL's programs start each other by. */
const packages = ["libc6", "libgcc-s1", "libstdc++6", "dash"];

/** The image's own user, by number, as Kubernetes asks for it. */
const user = 1000;

/** Debian's packages, Node, one user without rights, and the two folders that may be written to. */
export function addBase(image: string): void {
  addPackages(image);
  addNode(image);
  write(image, "etc/passwd", `root:x:0:0::/:/bin/sh\nflipworth:x:${user}:${user}::/data:/bin/sh\n`);
  write(image, "etc/group", `root:x:0:\nflipworth:x:${user}:\n`);
  write(image, "etc/nsswitch.conf", "hosts: files dns\n");
  const data = makeFolder(image, "data");
  chmodSync(data, 0o700);
  chownSync(data, user, user);
  chmodSync(makeFolder(image, "tmp"), 0o1777);
  // Where container engines mount the system.
  for (const place of ["dev", "proc", "sys"]) makeFolder(image, place);
}

function addPackages(image: string): void {
  const downloads = mkdtempSync(join(tmpdir(), "flipworth-image-"));
  // apt-get has a user of its own for downloads.
  chmodSync(downloads, 0o777);
  execFileSync("apt-get", ["download", ...packages], { cwd: downloads, stdio: "inherit" });
  for (const name of readdirSync(downloads)) addPackage(join(downloads, name), image);
  rmSync(downloads, { recursive: true });
  copyFileSync("/usr/lib/os-release", join(makeFolder(image, "etc"), "os-release"));
  const [architecture = ""] = readdirSync(join(image, "lib")).filter((name) =>
    name.endsWith("-linux-gnu"),
  );
  removeAll([
    // Of encodings that nothing here is written in.
    join(image, "usr/lib", architecture, "gconv"),
    join(image, "usr/share/man"),
    join(image, "usr/share/lintian"),
    join(image, "usr/share/gcc"),
    join(image, "usr/share/gdb"),
  ]);
}

function addPackage(file: string, image: string): void {
  execFileSync("dpkg-deb", ["-x", file, image]);
  const said = execFileSync("dpkg-deb", ["-f", file], { encoding: "utf8" });
  const name = /^Package: (.+)$/m.exec(said)?.[1] ?? file;
  // Where scanners for known holes look for what an image without dpkg holds.
  write(image, `var/lib/dpkg/status.d/${name}`, said);
}

/** The one that runs this, without the names of its functions for debuggers. */
function addNode(image: string): void {
  const to = join(makeFolder(image, "usr/local/bin"), "node");
  execFileSync("strip", ["-o", to, process.execPath]);
}

function makeFolder(image: string, path: string): string {
  const folder = join(image, path);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function write(image: string, path: string, text: string): void {
  mkdirSync(join(image, path, ".."), { recursive: true });
  writeFileSync(join(image, path), text);
}
