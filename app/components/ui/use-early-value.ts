import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Props = { id?: string; value?: unknown; defaultValue?: unknown; checked?: boolean };

/**
 * React does not notice what was entered before its scripts ran, and puts the old value back: in a text area at once, elsewhere
 * at the next render. This announces it as if it were entered now. Returns the ref for the control.
 */
export function useEarlyValue<T extends Control>(outer: Ref<T> | undefined, props: Props) {
  const control = useRef<T>(null);
  const rendered = useRef<unknown>(props.checked ?? props.value ?? props.defaultValue);
  const [text] = useState(() => readEarlyText(props.id));
  useImperativeHandle<T | null, T | null>(outer, () => control.current, []);
  useLayoutEffect(() => {
    const before = rendered.current;
    rendered.current = undefined; // once
    if (!control.current) return;
    if (typeof before === "boolean") announceTick(control.current, before);
    if (typeof before === "string")
      announceText(control.current, before, text ?? control.current.value);
  }, [text]);
  return control;
}

/** React puts the old text back at its first attempt to hydrate, which may not be its last. */
const earlyTexts = new WeakMap<HTMLTextAreaElement, string>();

/** The text of an area before React hydrates it; undefined in a page that React renders itself. */
function readEarlyText(id: string | undefined): string | undefined {
  if (typeof document === "undefined" || id === undefined) return undefined;
  const control = document.getElementById(id);
  if (!(control instanceof HTMLTextAreaElement)) return undefined;
  if (control.value !== control.defaultValue) earlyTexts.set(control, control.value);
  return earlyTexts.get(control) ?? control.value;
}

function announceText(control: Control, rendered: string, text: string) {
  if (text === rendered) return;
  // React compares with the last value that was set through the element's own property.
  control.value = rendered;
  const isEarly = control.value === rendered; // otherwise the control cannot hold what was rendered
  Reflect.set(Object.getPrototypeOf(control), "value", text, control);
  const name = control instanceof HTMLSelectElement ? "change" : "input";
  if (isEarly) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function announceTick(control: Control, rendered: boolean) {
  if (!(control instanceof HTMLInputElement) || control.checked === rendered) return;
  control.checked = rendered;
  control.click();
}
