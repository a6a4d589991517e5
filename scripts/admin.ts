// npm run --silent admin -- NOUN VERB [--flag value …]
// Prints one JSON value on stdout; or one sentence on stderr, and exits 1.
import "./load-env.mjs";

process.env.LOG_LEVEL = "silent"; // stdout is for the answer alone

const { UsageError, usage } = await import("@/lib/admin/command-line");
const argv = process.argv.slice(2);

if (argv.includes("--help") || argv.includes("-h")) {
  console.log(usage());
  process.exit(0);
}
try {
  const { runCommand } = await import("@/lib/admin/run-command");
  process.stdout.write(`${JSON.stringify(await runCommand(argv))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError) console.error(`\n${usage()}`);
  process.exitCode = 1;
}
