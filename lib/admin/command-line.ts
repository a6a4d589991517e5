import { parseArgs } from "node:util";
import { z } from "zod";
import { COMMANDS, type Command } from "@/lib/admin/commands";

/** A command line that cannot be run as it is written; the message says what is wrong with it. */
export class UsageError extends Error {}

const commands = new Map<string, Command>(Object.entries(COMMANDS));
/** Flags that stand alone, without a value. */
const SWITCHES = new Set(["personal", "readOnly"]);
/** Flags that are not simply the field's name in kebab case. */
const RENAMED = new Map([
  ["ownerEmail", "owner"],
  ["workspaceId", "workspace"],
]);

const flagOf = (field: string) =>
  RENAMED.get(field) ?? field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Reads a command line, like `["key", "revoke", "--id", "…"]`.
 * @returns the command, ready to run
 * @throws {UsageError}
 */
export function readCommand(argv: string[]): () => Promise<unknown> {
  const name = argv.slice(0, 2).join(" ");
  const command = commands.get(name);
  if (!command) throw new UsageError(name ? `There is no command "${name}".` : "Name a command.");
  const input = readFlags(command, argv.slice(2));
  const { error } = command.input.safeParse(input);
  if (error) throw new UsageError(sentence(error, input));
  return () => command.run(input);
}

function readFlags({ input }: Command, args: string[]): Record<string, unknown> {
  const fields = Object.keys(input.shape);
  const options = Object.fromEntries(
    fields.map((field) => [
      flagOf(field),
      { type: SWITCHES.has(field) ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  try {
    const { values } = parseArgs({ args, options, strict: true });
    return Object.fromEntries(fields.map((field) => [field, values[flagOf(field)]]));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function sentence({ issues }: z.ZodError, input: Record<string, unknown>): string {
  return issues
    .map(({ path, message }) => {
      const field = String(path[0]);
      const flag = `--${flagOf(field)}`;
      return input[field] === undefined
        ? `${flag} is missing.`
        : `${flag}: ${message.replace(/\.?$/, ".")}`;
    })
    .join(" ");
}

/** One line for each command, with its flags; those in brackets can be left out. */
export const usage = () =>
  [
    "Usage: npm run --silent admin -- NOUN VERB [--flag value …]",
    ...[...commands].map(([name, { input }]) => `  ${name} ${flagsOf(input).join(" ")}`),
  ].join("\n");

function flagsOf(input: z.ZodObject): string[] {
  return Object.entries(input.shape).map(([field, schema]) => {
    const flag = `--${flagOf(field)}`;
    const text = SWITCHES.has(field) ? flag : `${flag} ${placeholder(field, schema)}`;
    return z.safeParse(schema, undefined).success ? `[${text}]` : text;
  });
}

const placeholder = (field: string, schema: unknown) =>
  schema instanceof z.ZodEnum
    ? schema.options.join("|")
    : flagOf(field).split("-").at(-1)?.toUpperCase();
