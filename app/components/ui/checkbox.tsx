"use client";

import type { ComponentProps } from "react";
import { useEarlyValue } from "./use-early-value";

export function Checkbox({ ref, ...props }: ComponentProps<"input">) {
  const control = useEarlyValue(ref, props);
  return <input type="checkbox" ref={control} {...props} />;
}
