/**
 * Starts the service, or ends the process with a sentence for the operator. This module has no static imports, since
 * wrong settings make those modules throw while they load.
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
