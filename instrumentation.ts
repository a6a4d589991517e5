/** Next calls this once when a server starts, before its first request, and never during a build. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startOrExit } = await import("@/lib/admin/start-up");
    await startOrExit();
  }
}
