import type { Evidence } from "@/lib/ai/evidence";
import { readPieces } from "@/lib/domain/generation/read-pieces";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { isObject } from "@/lib/schemas/is-object";
import type { ChatTool } from "./chat-tools";

/** Gives each resource in tool results a reference that an answer can cite. */
export class SourceRefs {
  private readonly shown = new Map<string, { ref: string; type: SourceType; id: string }>();

  mark({ shows }: ChatTool, result: unknown): unknown {
    if (!isObject(result)) return result;
    if (Array.isArray(result.items)) {
      return { ...result, items: result.items.map((item) => this.markResource(item, shows)) };
    }
    return this.markResource(result, shows);
  }

  private markResource(resource: unknown, shows: SourceType | undefined): unknown {
    if (!isObject(resource) || typeof resource.id !== "string") return resource;
    // Search results name their kind. A document's own `type` is another field of the same name.
    const type = shows ?? SOURCE_TYPES.find((each) => each === resource.type);
    if (!type) return resource;
    const { id } = resource;
    const ref = this.shown.get(id)?.ref ?? `E${this.shown.size + 1}`;
    this.shown.set(id, { ref, type, id });
    return { ref, ...resource };
  }

  async evidence(workspaceId: string): Promise<Evidence[]> {
    const pieces = await readPieces(workspaceId, [...this.shown.values()]);
    return pieces.flatMap((piece) => {
      const ref = this.shown.get(piece.id)?.ref;
      return ref ? [{ ...piece, ref }] : [];
    });
  }
}
