/**
 * Starts the service, or ends the process with one sentence on stderr that says what to change.
 * Nothing is imported above this line: wrong settings already make those modules fail.
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
