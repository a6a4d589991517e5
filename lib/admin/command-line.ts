import { parseArgs } from "node:util";
import * as z from "zod";
import { parseExplained } from "@/lib/schemas/explain-issue";
import { type AtDatabase, COMMANDS, type Command } from "./commands";

/** `usage` has the one command that is wrong, or those to choose from. */
export class UsageError extends Error {
  readonly usage: string;

  constructor(message: string, words: string[]) {
    super(message);
    this.usage = describeUsage(words);
  }
}

const commands = new Map<string, Command>(Object.entries(COMMANDS));
const SWITCHES = new Set(["personal", "readOnly", "force"]);
/** These are read from standard input, because everybody on the machine can see a command line. */
const SECRETS = new Set(["password", "newPassword"]);
/** Accepted as a flag as well. */
const FLAGS_TOO = new Set(["password"]);
const RENAMED = new Map([
  ["ownerEmail", "owner"],
  ["workspaceId", "workspace"],
]);

const toFlag = (field: string) =>
  RENAMED.get(field) ?? field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function readCommand(
  argv: string[],
  secret?: string,
): (atDatabase?: AtDatabase) => Promise<unknown> {
  const { command, input, words } = parse(argv);
  const field = findMissingSecret(command, input);
  if (field) input[field] = secret;
  const { error } = parseExplained(command.input, input);
  if (error) throw new UsageError(explainIssues(error, input), words);
  return (atDatabase = (step) => readCommand(step)()) => command.run(input, atDatabase);
}

export const isOperators = (argv: string[]) =>
  commands.get(argv.slice(0, 2).join(" "))?.place === "operator";

export function wantsSecret(argv: string[]): boolean {
  const { command, input } = parse(argv);
  return findMissingSecret(command, input) !== undefined;
}

const findMissingSecret = ({ input }: Command, given: Record<string, unknown>) =>
  Object.keys(input.shape).find((field) => SECRETS.has(field) && given[field] === undefined);

function parse(argv: string[]) {
  const words = argv.slice(0, 2);
  const command = commands.get(words.join(" "));
  if (!command) throw new UsageError(explainUnknown(words), words);
  return { command, words, input: readFlags(command, argv.slice(2), words) };
}

function explainUnknown([noun, verb]: string[]): string {
  if (!noun) return "Name a command.";
  const isNoun = [...commands.keys()].some((name) => name.startsWith(`${noun} `));
  if (isNoun && (!verb || FLAG.test(verb))) return `“${noun}” needs a verb.`;
  return `There is no command "${[noun, verb].join(" ").trim()}".`;
}

/** Unlike `-1`, which is a value. */
const FLAG = /^-(?!\d)/;

const hasFlag = (field: string) => !SECRETS.has(field) || FLAGS_TOO.has(field);

function readFlags({ input }: Command, args: string[], words: string[]): Record<string, unknown> {
  const refuse = (sentence: string) => new UsageError(sentence, words);
  const fields = Object.keys(input.shape).filter(hasFlag);
  const options = Object.fromEntries(
    fields.map((field) => [
      toFlag(field),
      { type: SWITCHES.has(field) ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind === "positional")
      throw refuse(
        fields.length > 0
          ? `“${token.value}” belongs to no flag: write its flag before it, and quotes around a value of several words.`
          : `“${token.value}” is not expected: ${words.join(" ")} takes no flags.`,
      );
    if (token.kind !== "option") continue;
    const { rawName, name, value, inlineValue } = token;
    const type = options[name]?.type;
    if (!type) throw refuse(`This command has no flag ${rawName}.`);
    if (seen.has(name)) throw refuse(`${rawName} is there twice: write it once.`);
    seen.add(name);
    if (type === "string" && (!value || (!inlineValue && FLAG.test(value))))
      throw refuse(`${rawName} needs a value: write ${rawName}=VALUE.`);
    if (type === "boolean" && value !== undefined) throw refuse(`${rawName} takes no value.`);
  }
  return Object.fromEntries(fields.map((field) => [field, values[toFlag(field)]]));
}

function explainIssues({ issues }: z.ZodError, input: Record<string, unknown>): string {
  return issues
    .map((issue) => {
      const field = String(issue.path[0]);
      const name = SECRETS.has(field) ? "The password" : `--${toFlag(field)}`;
      if (input[field] === undefined) return `${name} is missing.`;
      return `${name}: ${issue.message.replace(/\.?$/, ".")}`;
    })
    .join(" ");
}

const BY_STANDARD_INPUT =
  "A password is read from standard input: type it when asked, or end the command with < FILE, a file with the password.";

/** Of the command that `argv` names, else of all with its noun, else of all. */
export function describeUsage(argv: string[] = []): string {
  const typed = [...commands].filter(([, { place }]) => place !== "step");
  const [noun, verb] = argv;
  const one = typed.filter(([name]) => name === `${noun} ${verb}`);
  const ofNoun = typed.filter(([name]) => name.startsWith(`${noun} `));
  const listed = [one, ofNoun].find((some) => some.length > 0) ?? typed;
  const takesSecret = listed.some(([, { input }]) =>
    Object.keys(input.shape).some((field) => SECRETS.has(field)),
  );
  return [
    "Usage: npm run --silent admin -- NOUN VERB [--flag value …]",
    ...listed.map(([name, { input }]) => `  ${[name, ...listFlags(input)].join(" ")}`),
    ...(takesSecret ? [BY_STANDARD_INPUT] : []),
  ].join("\n");
}

function listFlags(input: z.ZodObject): string[] {
  return Object.entries(input.shape).flatMap(([field, schema]) => {
    if (!hasFlag(field)) return [];
    const flag = `--${toFlag(field)}`;
    const text = SWITCHES.has(field) ? flag : `${flag} ${writePlaceholder(field, schema)}`;
    return SECRETS.has(field) || z.safeParse(schema, undefined).success ? `[${text}]` : text;
  });
}

const writePlaceholder = (field: string, schema: unknown) =>
  schema instanceof z.ZodEnum
    ? schema.options.join("|")
    : toFlag(field).split("-").at(-1)?.toUpperCase();
