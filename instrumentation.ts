/**
 * Next calls this once when a server starts, before its first request, and never during a build. Nothing is imported
 * statically: wrong settings make those modules throw while they load.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  try {
    const { startService } = await import("@/lib/admin/service");
    await startService();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
