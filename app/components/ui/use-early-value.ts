import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React does not notice what was entered before its scripts ran, and puts the old value back at the
 * next render. This announces it as if it were entered now. Returns the ref for the control. */
export function useEarlyValue<T extends Control>(outer: Ref<T> | undefined, value: unknown) {
  const control = useRef<T>(null);
  const rendered = useRef(value);
  useImperativeHandle<T | null, T | null>(outer, () => control.current);
  useLayoutEffect(() => {
    if (!control.current) return;
    if (typeof rendered.current === "string") announceChange(control.current, rendered.current);
    if (typeof rendered.current === "boolean") announceTick(control.current, rendered.current);
  }, []);
  return control;
}

function announceChange(control: Control, rendered: string) {
  const { value } = control;
  if (value === rendered) return;
  // React compares with the last value that was set through the element's own property.
  control.value = rendered;
  const isEarly = control.value === rendered; // otherwise the control cannot hold what was rendered
  Reflect.set(Object.getPrototypeOf(control), "value", value, control);
  const name = control instanceof HTMLSelectElement ? "change" : "input";
  if (isEarly) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function announceTick(control: Control, rendered: boolean) {
  if (!(control instanceof HTMLInputElement) || control.checked === rendered) return;
  control.checked = rendered;
  control.click();
}
