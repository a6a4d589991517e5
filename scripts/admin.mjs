// npm run --silent admin -- NOUN VERB [--flag value …]
// Prints one JSON value on stdout; or one sentence on stderr, and exits 1.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";

const argv = process.argv.slice(2);

try {
  // Not above, since wrong settings make it throw.
  const { describeUsage, runCommand, wantsSecret } = await import("./load-commands.mjs");
  if (argv[0] === "help" || argv.includes("--help") || argv.includes("-h")) {
    console.log(describeUsage(argv));
    process.exit(0);
  }
  const secret = wantsSecret(argv) ? await readSecret() : undefined;
  process.stdout.write(`${JSON.stringify(await runCommand(argv, secret))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error.usage) console.error(`\n${error.usage}`);
  process.exitCode = 1;
}

/** @returns the first line of standard input; at a terminal, asks for it and does not show the typed text */
async function readSecret() {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] || undefined;
  const mute = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: mute, terminal: true });
  terminal.on("SIGINT", () => process.exit(130));
  stderr.write("Password: ");
  const secret = await terminal.question("");
  terminal.close();
  stderr.write("\n");
  return secret || undefined;
}
