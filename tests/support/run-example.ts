import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import type { Example } from "@/lib/api-docs/blocks";
import { answerAtFrontDoor } from "@/server/front-door";

const run = promisify(execFile);

/** Serves the API on a loopback port, as `npm start` does, for programs outside of the test. */
export async function serveApi() {
  const server = createServer((request, response) => {
    if (!answerAtFrontDoor(request, response)) response.writeHead(501).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

/** The code as its reader sees it, with values for placeholders such as `YOUR_API_KEY`. */
export const fillIn = ({ code }: Example, values: Record<string, string>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), code);

/** The folder that examples run in, with the file that examples of uploads send. */
function exampleFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-examples-"));
  writeFileSync(path.join(folder, "notes.md"), "# Notes\n\nCrews plan at 6 am.\n");
  return folder;
}

/** Runs a command line of curl. @returns its output @throws when it fails */
export async function runShell(command: string): Promise<string> {
  const quiet = command.replaceAll("curl ", "curl --silent --show-error ");
  const cwd = exampleFolder();
  try {
    return (await run("sh", ["-c", quiet], { cwd, timeout: 30_000 })).stdout;
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

/** Runs a module with top-level `await` in this process. @returns its log */
export async function runJavaScript(code: string): Promise<string> {
  const lines: unknown[] = [];
  const log = (...values: unknown[]) => lines.push(...values.map((value) => JSON.stringify(value)));
  const body = `return (async () => {\n${code}\n})()`;
  await new Function("console", body)({ log, error: log });
  return lines.join(" ");
}

// Each program has its own namespace; a failing program's output is its error.
const RUN_ALL = `
import contextlib, io, json, sys
outputs = []
for code in json.load(sys.stdin):
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output):
            exec(compile(code, "example", "exec"), {})
    except Exception as failure:
        output.write(f"FAILED {failure}")
    outputs.append(output.getvalue())
print(json.dumps(outputs))
`;

/** Runs programs one after the other in one interpreter. @returns the output of each, or `FAILED` and the error */
export async function runPython(programs: string[]): Promise<string[]> {
  const running = run("python3", ["-c", RUN_ALL], { timeout: 60_000 });
  running.child.stdin?.end(JSON.stringify(programs));
  return z.array(z.string()).parse(JSON.parse((await running).stdout));
}

/** The JSON in curl's output, after the headers that `-i` shows. */
export const readAnswer = (output: string) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(output.slice(output.indexOf("{"))));
