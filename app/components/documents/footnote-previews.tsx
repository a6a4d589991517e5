"use client";

import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { cutText } from "@/lib/text/cut-text";

const REFERENCE = "a[data-footnote-ref], [data-footnote-reference]";
const MAX_CHARACTERS = 600;
const WIDTH = 352;
const EDGE = 8;
const ROOM_BELOW = 200;

type Preview = { reference: Element; text: string; style: CSSProperties };

export function FootnotePreviews({ children }: { children: ReactNode }) {
  const [preview, setPreview] = useState<Preview>();
  const id = useId();
  const isShown = preview !== undefined;
  const hide = () => setPreview(undefined);
  useEffect(() => {
    if (!isShown) return;
    const hidePreview = () => setPreview(undefined);
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && hidePreview();
    const onScroll = ({ target }: Event) => isInPreview(target) || hidePreview();
    window.addEventListener("keydown", onKey);
    window.addEventListener("scroll", onScroll, true);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", onScroll, true);
    };
  }, [isShown]);

  const described = preview?.reference;
  useEffect(() => {
    if (!(described instanceof HTMLAnchorElement)) return; // the editor's own elements stay as they are
    described.setAttribute("aria-describedby", id);
    return () => described.removeAttribute("aria-describedby");
  }, [described, id]);

  const onPoint = ({ target, currentTarget }: MouseEvent | FocusEvent) => {
    if (!(target instanceof Element) || isInPreview(target)) return;
    const reference = target.closest(REFERENCE);
    const text = reference && readNote(findNote(reference, currentTarget));
    if (reference && text) setPreview({ reference, text, style: computePlace(reference) });
    else if (isShown) hide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: people point at the links inside
    <div
      className="min-w-0"
      onMouseOver={onPoint}
      onMouseLeave={hide}
      onFocus={onPoint}
      onBlur={hide}
    >
      {children}
      {preview && (
        <div
          id={id}
          role="tooltip"
          dir="auto"
          style={preview.style}
          className="fixed z-40 max-h-48 overflow-y-auto whitespace-pre-line rounded-lg border bg-raised p-3 text-[0.8125rem] leading-relaxed shadow-lg wrap-anywhere print:hidden"
        >
          {preview.text}
        </div>
      )}
    </div>
  );
}

const isInPreview = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=tooltip]") !== null;

function findNote(reference: Element, place: Element): Element | null {
  if (reference instanceof HTMLAnchorElement)
    return document.getElementById(reference.hash.slice(1));
  const identifier = reference.getAttribute("data-footnote-reference") ?? "";
  return place.querySelector(`[data-footnote-identifier="${CSS.escape(identifier)}"]`);
}

function readNote(note: Element | null): string {
  if (!note) return "";
  const copy = note.cloneNode(true);
  if (copy instanceof Element)
    for (const back of copy.querySelectorAll("[data-footnote-backref]")) back.remove();
  return cutText(copy.textContent ?? "", MAX_CHARACTERS);
}

function computePlace(reference: Element): CSSProperties {
  const { left, top, bottom } = reference.getBoundingClientRect();
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE);
  return {
    width,
    left: Math.max(EDGE, Math.min(left - EDGE, window.innerWidth - width - EDGE)),
    ...(bottom + ROOM_BELOW < window.innerHeight
      ? { top: bottom }
      : { bottom: window.innerHeight - top }),
  };
}
