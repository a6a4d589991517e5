import { readFileSync } from "node:fs";

/** Measures the memory of a process and its descendants in kB. A page that several of them share counts once. */
export function readKilobytes(pid: number): number {
  const processes = listFamily(pid).map((member) => {
    const rollup = read(`/proc/${member}/smaps_rollup`);
    const own = readFigure(rollup, "Private_Clean") + readFigure(rollup, "Private_Dirty");
    return { own, shared: readFigure(rollup, "Rss") - own };
  });
  const own = processes.reduce((total, process) => total + process.own, 0);
  return own + Math.max(...processes.map(({ shared }) => shared));
}

/** Sums, over these processes, the distance in kB between their peak and their memory now. */
export function readPeakKilobytes(pid: number): number {
  const statuses = listFamily(pid).map((member) => read(`/proc/${member}/status`));
  return statuses.reduce(
    (total, status) => total + readFigure(status, "VmHWM") - readFigure(status, "VmRSS"),
    0,
  );
}

function listFamily(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return [pid, ...children.flatMap((child) => listFamily(Number(child)))];
}

const readFigure = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // of a process that has ended
  }
}
