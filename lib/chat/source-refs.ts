import type { Evidence } from "@/lib/ai/evidence";
import { readPieces } from "@/lib/domain/generation/read-pieces";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { isObject } from "@/lib/schemas/is-object";
import type { ChatTool } from "./chat-tools";

/** The things that tools have shown while a question is answered, each under a reference that the answer can name. */
export class SourceRefs {
  private readonly shown = new Map<string, { ref: string; type: SourceType; id: string }>();

  /** The result with a `ref` at each thing in it. */
  mark({ shows }: ChatTool, result: unknown): unknown {
    if (!isObject(result)) return result;
    if (Array.isArray(result.items)) {
      return { ...result, items: result.items.map((item) => this.marked(item, shows)) };
    }
    return this.marked(result, shows);
  }

  private marked(thing: unknown, shows: SourceType | undefined): unknown {
    if (!isObject(thing) || typeof thing.id !== "string") return thing;
    // What a search finds says what it is; the type of a document is that of its kind.
    const type = shows ?? SOURCE_TYPES.find((each) => each === thing.type);
    if (!type) return thing;
    const { id } = thing;
    const ref = this.shown.get(id)?.ref ?? `E${this.shown.size + 1}`;
    this.shown.set(id, { ref, type, id });
    return { ref, ...thing };
  }

  /** All that was shown, as evidence. */
  async evidence(workspaceId: string): Promise<Evidence[]> {
    const pieces = await readPieces(workspaceId, [...this.shown.values()]);
    return pieces.flatMap((piece) => {
      const ref = this.shown.get(piece.id)?.ref;
      return ref ? [{ ...piece, ref }] : [];
    });
  }
}
