// node --import ./scripts/bench/loop-delay.mjs …   LOOP_DELAY_FILE in the environment
// On SIGUSR2, writes the 99th percentile of the event-loop delay since the last signal, in ms, and
// starts counting again.
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 1;
const file = process.env.LOOP_DELAY_FILE;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
process.on("SIGUSR2", () => {
  const late = delays.percentile(99) / 1e6 - RESOLUTION_MS; // delays include the interval of the timer
  writeFileSync(`${file}.new`, String(Math.max(0, late)));
  renameSync(`${file}.new`, file);
  delays.reset();
});
