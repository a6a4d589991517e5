import type { Caller } from "@/lib/access/caller";
import type { Scope } from "@/lib/schemas/enums";

type Listed = {
  data: { items: readonly unknown[] };
  input: { scope: Scope; offset: number };
};

export const explainEmpty =
  (
    findInitiatives: (caller: Caller) => Promise<{ id: string; title: string; count: number }[]>,
    countInWorkspace: (caller: Caller) => Promise<ReadonlyMap<string, number>>,
  ) =>
  async (caller: Caller, { data, input }: Listed): Promise<string[]> => {
    if (data.items.length > 0 || input.offset > 0) return [];
    if (input.scope === "initiative") {
      const counts = await countInWorkspace(caller);
      const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
      return [
        "There are none on this initiative.",
        ...(count > 0 ? [`The workspace itself has ${count}: send scope workspace alone.`] : []),
      ];
    }
    const others = (await findInitiatives(caller)).map(
      ({ id, title, count }) => `${JSON.stringify(title)} has ${count}: send initiative_id ${id}.`,
    );
    return ["Only the workspace's own were listed, and there are none.", ...others];
  };
