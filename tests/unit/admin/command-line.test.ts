import { expect, test } from "vitest";
import { describeUsage, readCommand, UsageError } from "@/lib/admin/command-line";
import { runCommand } from "@/lib/admin/run-command";
import { config } from "@/lib/config";
import { provideDatabase } from "@/lib/db/database";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const ada = ["--email", "ada@example.com"];

test.each([
  [[], "Name a command."],
  [["user"], "“user” needs a verb."],
  [["user", "--force"], "“user” needs a verb."],
  [["users"], 'There is no command "users".'],
  [["user", "remove"], 'There is no command "user remove".'],
  [["user", "list", "extra"], "“extra” is not expected: user list takes no flags."],
  [["user", "password", ...ada], "The password is missing."],
  [["user", "password", ...ada, "--password", "correct horse"], "--password"],
  [["user", "create", ...ada, "--name", "Ada"], "The password is missing."],
  [["key", "revoke", "--id", "7"], "--id: "],
  [["key", "revoke", "--id", UNKNOWN, "--force"], "--force"],
  [
    ["workspace", "tier", "--id", UNKNOWN, "--tier", "gold"],
    "--tier: must be one of free, pro, team, consultant, internal.",
  ],
  [
    ["activity", "list", "--workspace", UNKNOWN, "--limit", "many"],
    "--limit: must be a whole number.",
  ],
  [
    ["activity", "list", "--workspace", UNKNOWN, "--limit", "100000"],
    "--limit: must be at most 1,000, not 100000.",
  ],
  ...["1e3", "0x10", "1.0", " 7", "-1"].map((limit): [string[], string] => [
    ["workspace", "quota", "--id", UNKNOWN, `--limit=${limit}`],
    "--limit: must be a whole number from 0.",
  ]),
  [
    ["workspace", "quota", "--id", UNKNOWN, "--limit", "-1"],
    "--limit: must be a whole number from 0.",
  ],
  [["workspace", "quota", "--id", UNKNOWN, "--limit", ""], "--limit needs a value"],
  [["key", "revoke", "--id", UNKNOWN, `--id=${UNKNOWN}`], "--id is there twice: write it once."],
  [["key", "create", "--read-only", "--read-only"], "--read-only is there twice"],
  [["key", "create", "--expires-in-days", ""], "--expires-in-days needs a value"],
  [
    ["key", "create", "--workspace", UNKNOWN, ...ada, "--name", "CI", "--expires-in-days", "1e1"],
    "--expires-in-days: Write a whole number of days.",
  ],
  [["key", "revoke", "--id", UNKNOWN, "--foo"], "This command has no flag --foo."],
  [["key", "revoke", "--id"], "--id needs a value: write --id=VALUE."],
  [["backup", "restore", "--file", "--force"], "--file needs a value: write --file=VALUE."],
  [["key", "revoke", UNKNOWN], `“${UNKNOWN}” belongs to no flag`],
  [["key", "create", "--read-only=yes"], "--read-only takes no value."],
])("admin command: %j is refused before anything runs", (argv, sentence) => {
  const read = () => readCommand(argv);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
});

const PASSWORD =
  "A password is read from standard input: type it when asked, or end the command with < FILE, a file with the password.";

test("admin command: the usage of a noun has only its commands, that of a command only itself", () => {
  const list = (...argv: string[]) => describeUsage(argv).split("\n").slice(1);
  expect(list("key")).toEqual([
    expect.stringMatching(/^ {2}key create /),
    "  key list --workspace WORKSPACE",
    "  key revoke --id ID",
  ]);
  expect(list("key", "list")).toEqual(["  key list --workspace WORKSPACE"]);
  expect(list("user", "password")).toEqual(["  user password --email EMAIL", PASSWORD]);
  expect(list("nothing")).toEqual(list());
});

test.each([
  [
    ["user", "create"],
    ["  user create --name NAME --email EMAIL [--password PASSWORD]", PASSWORD],
  ],
  [["key", "revoke", "--foo"], ["  key revoke --id ID"]],
  [["session"], ["  session end --email EMAIL"]],
])("admin command: a refusal of %j comes with the usage it needs", (argv, usage) => {
  const lines = ["Usage: npm run --silent admin -- NOUN VERB [--flag value …]", ...usage];
  expect(() => readCommand(argv)).toThrow(expect.objectContaining({ usage: lines.join("\n") }));
});

test("admin command: the usage names every command with its flags", () => {
  expect(describeUsage().split("\n")).toContain(
    "  key create --workspace WORKSPACE --email EMAIL --name NAME [--expires-in-days DAYS] [--read-only]",
  );
  expect(describeUsage().split("\n")).toContain(
    "  user create --name NAME --email EMAIL [--password PASSWORD]",
  );
});

test.each([
  ["refuses", Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })],
  ["is silent", new Error("timeout expired")],
])("admin command: the sentence on a PostgreSQL that %s says what to check", async (_, error) => {
  config().DATABASE_URL = "postgresql://localhost/groundwork";
  const failure = Promise.reject(error);
  failure.catch(() => {}); // it is awaited one turn of the event loop later
  provideDatabase(failure);
  await expect(runCommand(["user", "list"])).rejects.toThrow(
    /^The database cannot be reached .* Check that PostgreSQL runs and that DATABASE_URL .*\.$/,
  );
});
