// What a clean clone needs, installed by plain commands: used by npm test and npm run demo.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

/** Runs a command in the open. @returns whether it succeeded */
export function sh(command, ...args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/** Runs a command without which nothing goes on. */
export function must(command, ...args) {
  if (sh(command, ...args)) return;
  console.error(`\`${[command, ...args].join(" ")}\` failed; what it printed stands above.`);
  process.exit(1);
}

const age = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Installs the packages of the lockfile, unless they are there. */
export function installPackages() {
  if (age("node_modules/.package-lock.json") >= age("package-lock.json")) return;
  console.log("Installing the packages of package-lock.json …");
  must("npm", "ci");
}

/** The first of the programs that is on the PATH. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? "").split(":");
  return names.find((name) => folders.some((folder) => existsSync(`${folder}/${name}`)));
}

const isDebian = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/** Installs a Debian package where that is possible. @returns whether it was installed */
export function installDebianPackage(name) {
  if (!isDebian()) return false;
  console.log(`Installing ${name} with apt-get …`);
  process.env.DEBIAN_FRONTEND = "noninteractive";
  return (
    sh("apt-get", "update", "-qq") &&
    sh("apt-get", "install", "-y", "-qq", "--no-install-recommends", name)
  );
}

export const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
