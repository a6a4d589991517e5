/** Errors with messages of ours or the runtime's: they name modules and addresses, never what people wrote. */
const PLAIN = ["Error", "TypeError", "RangeError", "ReferenceError", "AbortError", "TimeoutError"];
const FRAMES = 10;

/**
 * What a log line may hold of anything thrown. Databases, parsers and libraries quote the values that
 * they choked on, which may be people's texts: of their errors stay the name, the code and the place.
 */
export function errorFacts(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const { name, message, stack = "" } = thrown;
  return {
    error: name,
    message: PLAIN.includes(name) ? message : undefined,
    code: read(thrown, "code"),
    table: read(thrown, "table"),
    constraint: read(thrown, "constraint"),
    // The lines before the first frame repeat the message.
    stack: stack.match(/^ +at .+$/gm)?.slice(0, FRAMES),
  };
}

function read(error: Error, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === "string" ? value : undefined;
}
