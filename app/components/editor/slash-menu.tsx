import { clsx } from "clsx";
import type { EditorState, Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useState } from "react";
import { schema } from "@/lib/editor/schema";
import { SLASH, type Tool } from "./tools";

type Slash = { from: number; to: number; tools: readonly Tool[]; chosen: number };

const LIST_ID = "slash-menu";
const nameOption = (tool: Tool) => `${LIST_ID}-${tool.name.replaceAll(" ", "-")}`;

function findSlash({ selection }: EditorState, chosen: number): Slash | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== schema.nodes.paragraph) return undefined;
  const words = /^\/([\w ]{0,20})$/.exec($from.parent.textContent)?.[1]?.toLowerCase();
  if (words === undefined || $from.parentOffset !== $from.parent.content.size) return undefined;
  const tools = SLASH.filter(({ name }) => name.toLowerCase().includes(words));
  if (tools.length === 0) return undefined;
  return { from: $from.start(), to: $from.pos, tools, chosen: Math.min(chosen, tools.length - 1) };
}

function runSlash(view: EditorView, { from, to }: Slash, tool: Tool) {
  const removal = view.state.tr.delete(from, to);
  view.dispatch(removal);
  // One Undo takes back both.
  const append = (tr: Transaction) => view.dispatch(tr.setMeta("appendedTransaction", removal));
  tool.run(view.state, append, view);
  view.focus();
}

/** The menu that a slash opens: its tools, the chosen one, and its keys. After Escape, it stays
 * closed until the slash is gone. */
export function useSlashMenu(state: EditorState | undefined) {
  const [chosen, setChosen] = useState(0);
  const [closed, setClosed] = useState<number>();
  const offer = state && findSlash(state, chosen);
  const slash = offer && offer.from !== closed ? offer : undefined;

  const take = (view: EditorView, tool: Tool) => {
    if (slash) runSlash(view, slash, tool);
    setChosen(0);
  };
  const handleKey = (view: EditorView, { key }: KeyboardEvent): boolean => {
    if (!slash) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      setChosen((slash.chosen + step + slash.tools.length) % slash.tools.length);
      return true;
    }
    if (key === "Escape") setClosed(slash.from);
    const tool = slash.tools[slash.chosen];
    if (tool && (key === "Enter" || key === "Tab")) {
      take(view, tool);
      return true;
    }
    return key === "Escape";
  };
  const forget = (next: EditorState) => {
    if (findSlash(next, 0)) return;
    setChosen(0);
    setClosed(undefined);
  };
  return { slash, take, handleKey, forget };
}

export function getActiveOptionId({ tools, chosen }: Slash): string | undefined {
  const tool = tools[chosen];
  return tool && nameOption(tool);
}

export const describeOffer = (option: string): Record<string, string> => ({
  "aria-autocomplete": "list",
  "aria-controls": LIST_ID,
  "aria-activedescendant": option,
});

type Props = { slash: Slash; view: EditorView; onTake(tool: Tool): void };

export function SlashMenu({ slash, view, onTake }: Props) {
  const { left, bottom } = view.coordsAtPos(slash.to);
  const top = Math.min(bottom + 4, window.innerHeight - 300);
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label="Insert"
      // A scrollable element must be reachable by keyboard.
      tabIndex={0}
      className="fixed z-30 max-h-72 w-56 overflow-y-auto rounded-lg border bg-raised p-1 shadow-lg"
      style={{ left: Math.min(left, window.innerWidth - 240), top }}
    >
      {slash.tools.map((tool, index) => {
        const isChosen = index === slash.chosen;
        return (
          <div
            key={tool.name}
            id={nameOption(tool)}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen}
            ref={(option) => {
              if (isChosen) option?.scrollIntoView({ block: "nearest" });
            }}
            onMouseDown={(event) => {
              event.preventDefault();
              onTake(tool);
            }}
            className={clsx(
              "flex cursor-pointer items-center gap-2 rounded-md px-2 py-1.5",
              isChosen && "bg-muted",
            )}
          >
            <tool.icon aria-hidden className="size-4 text-subtle" />
            {tool.name}
          </div>
        );
      })}
    </div>
  );
}
