/** Errors of the runtime and our own: their messages name modules and addresses, never people's texts. */
const PLAIN = ["Error", "TypeError", "RangeError", "ReferenceError", "AbortError", "TimeoutError"];
const FRAMES = 10;

/** Databases, parsers and libraries quote people's texts, so only name, code and location of errors are logged. */
export function describeError(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const { name, message, stack = "" } = thrown;
  return {
    error: name,
    message: PLAIN.includes(name) ? message : undefined,
    code: read(thrown, "code"),
    table: read(thrown, "table"),
    constraint: read(thrown, "constraint"),
    stack: stack.match(/^ +at .+$/gm)?.slice(0, FRAMES),
  };
}

function read(error: Error, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === "string" ? value : undefined;
}
