"use client";

import { type FocusEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { callAction } from "@/app/shared/call-action";
import { toast } from "@/app/shared/toast";
import { tick } from "@/app/w/[workspace]/documents/actions";

export type TickedDocument = { workspaceId: string; id: string; version: number };

type Props = { document: TickedDocument; children: ReactNode };

const BOX = "input[data-task-line]";

/** Makes the boxes of tasks in a rendered document usable, which are disabled without scripts. */
export function TaskBoxes({ document: { workspaceId, id, version }, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  /** The version whose lines the page shows. A tick of ours moves no line, so its version takes the place. */
  const shown = useRef({ version });
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const unanswered = useRef(new Map<string, boolean>());
  const focused = useRef<string>(undefined);

  useLayoutEffect(() => {
    shown.current = { version };
  }, [version]);

  // A new text takes the place of the boxes, with the focus.
  useLayoutEffect(() => {
    for (const box of place.current?.querySelectorAll<HTMLInputElement>(BOX) ?? []) {
      const line = readLine(box);
      box.disabled = false;
      box.checked = unanswered.current.get(line) ?? box.defaultChecked;
      box.ariaLabel = readTask(box) || box.ariaLabel;
      if (line === focused.current && document.activeElement === document.body) box.focus();
    }
  });

  const onFocus = ({ target }: FocusEvent) => {
    focused.current = isBox(target) ? readLine(target) : undefined;
  };
  const onBlur = () => {
    focused.current = undefined;
  };

  const send = async (box: HTMLInputElement, isDone: boolean, base: { version: number }) => {
    const line = readLine(box);
    const fields = { id, base_version: String(base.version), line, is_done: String(isDone) };
    const ticked = await callAction(tick.bind(null, workspaceId), fields);
    if (unanswered.current.get(line) === isDone) unanswered.current.delete(line);
    if (!ticked) box.checked = !isDone;
    else if (ticked.state === "stored") base.version = ticked.version;
    else if (ticked.state === "changed") {
      box.checked = !isDone;
      toast.error(
        "Somebody changed this part of the document. It is shown as it is now: look again.",
      );
    }
  };

  const onClick = ({ target: box }: MouseEvent) => {
    if (!isBox(box)) return;
    const [isDone, base] = [box.checked, shown.current];
    unanswered.current.set(readLine(box), isDone);
    turn.current = turn.current.then(() => send(box, isDone, base));
  };

  return (
    // biome-ignore lint/a11y: the boxes inside are clicked, by keys too
    <div ref={place} onClick={onClick} onFocus={onFocus} onBlur={onBlur}>
      {children}
    </div>
  );
}

const isBox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(BOX);

const readLine = ({ dataset }: HTMLInputElement) => dataset.taskLine ?? "";

/** The words of the task, without those of the lists in it. */
function readTask(box: HTMLInputElement): string {
  const words: string[] = [];
  for (let next = box.nextSibling; next; next = next.nextSibling) {
    if (next instanceof HTMLElement && next.matches("ul, ol")) break;
    words.push(next.textContent ?? "");
  }
  return words.join("").trim();
}
