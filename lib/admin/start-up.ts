/**
 * Not in `instrumentation.ts`, because Next compiles that for the Edge runtime too, where a process cannot
 * exit. Has no static imports, because wrong settings make those modules throw while they load.
 */
export async function startOrExit() {
  try {
    const { startService } = await import("./service");
    await startService();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
