import type { z } from "zod";
import type { Caller } from "@/lib/access/caller";
import type { SourceType } from "@/lib/schemas/enums";

/** Groups of tools that a connection can ask for by name (`docs/contract/semantics.md#toolsets`). */
export const TOOLSETS = ["write", "read", "advisor", "coverage", "edit", "generate"] as const;
export type Toolset = (typeof TOOLSETS)[number];

export const HOW_TO_ADD =
  "its owner can add ?toolsets=all to the server's address (Settings, Connect)";

type Annotations = {
  readOnlyHint: boolean;
  destructiveHint?: boolean;
  idempotentHint?: boolean;
  openWorldHint: false;
};

export type Arguments = Record<string, unknown>;

/** The tools of a connection, by name. */
export type ToolNames = { has(name: string): boolean };

export type ToolContext = {
  tools: ToolNames;
  takesTasks?: boolean;
};

/** Input schemas are flat objects in the subset of JSON Schema that every client accepts; each property is described. */
export type Tool = {
  name: string;
  title: string;
  /** At most 300 characters: purpose, when to use it and when not, where ids come from, what comes back, what it costs. */
  description: string;
  toolset: Toolset;
  annotations: Annotations;
  input: z.ZodObject;
  output: z.ZodObject;
  /** A call costs the AI, so a repeat with the same `Idempotency-Key` gets the first answer, though nothing changes. */
  asksAi?: true;
  target?: { type: SourceType; argument: string };
  /** Where arguments belong that models send and the tool lacks; said when they are ignored. */
  elsewhere?: Readonly<Record<string, string>>;
  /** How to read the whole text of one entry. Shown when texts in a list were cut. */
  toReadWhole?: string;
  /** Explains why a call with an argument that the tool lacks would do something else than was meant, or costs for nothing. */
  refuse?(name: string, args: Arguments): string | undefined;
  run(caller: Caller, input: Arguments, context: ToolContext): Promise<unknown>;
  /** Sentences for the model next to a result, about facts that it would overlook in the data alone. */
  explain?(
    caller: Caller,
    result: { data: unknown; input: Arguments },
    context: ToolContext,
  ): string[] | Promise<string[]>;
  /** Warnings about the data: in `_meta.warnings`, and for the model. */
  warn?(caller: Caller, data: unknown): Promise<string[]>;
};

export type Declaration<I extends z.ZodObject, O extends z.ZodObject> = Omit<
  Tool,
  "input" | "output" | "run" | "explain" | "warn"
> & {
  input: I;
  output: O;
  run(caller: Caller, input: z.output<I>, context: ToolContext): Promise<z.input<O>>;
  explain?(
    caller: Caller,
    result: { data: z.input<O>; input: z.output<I> },
    context: ToolContext,
  ): string[] | Promise<string[]>;
  warn?(caller: Caller, data: z.input<O>): Promise<string[]>;
};

/** Declares a tool: a `run` that does not fit its schemas does not compile. */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(
  declaration: Declaration<I, O>,
): Tool {
  // A call runs with the output of the declared schema, so the declared types hold.
  return declaration as unknown as Tool;
}

export const READS: Annotations = { readOnlyHint: true, openWorldHint: false };

const WRITES = { readOnlyHint: false, openWorldHint: false } as const;
export const CREATES: Annotations = { ...WRITES, destructiveHint: false };
export const CHANGES: Annotations = { ...WRITES, destructiveHint: false, idempotentHint: true };
