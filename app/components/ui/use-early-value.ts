import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React does not notice what was entered before its scripts ran, and puts the old value back at the
 * next render. This announces it as if it were entered now. Returns the ref for the control. */
export function useEarlyValue<T extends Control>(outer: Ref<T> | undefined, value: unknown) {
  const control = useRef<T>(null);
  const rendered = useRef(value);
  useImperativeHandle<T | null, T | null>(outer, () => control.current);
  useLayoutEffect(() => {
    if (control.current && typeof rendered.current === "string") {
      announceChange(control.current, rendered.current);
    }
  }, []);
  return control;
}

function announceChange(control: Control, rendered: string) {
  const { value } = control;
  if (value === rendered.replace(/\r\n?/g, "\n")) return;
  // React compares with the last value that was set through the element's own property.
  control.value = rendered;
  Reflect.set(Object.getPrototypeOf(control), "value", value, control);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}
