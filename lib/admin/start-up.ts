/** Has no static imports: wrong settings make those modules throw while they load. */
export async function startOrExit() {
  try {
    const { startService } = await import("./service");
    await startService();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
