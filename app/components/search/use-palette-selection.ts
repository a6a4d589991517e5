import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "@/app/shared/is-composing";

type Options = {
  /** The path of the search; undefined for options that are not searched for. */
  path: string | undefined;
  /** Whether the answer for `path` is shown. */
  isCurrent: boolean;
  searchNow: () => void;
  /** Decides, with `path`, which options are shown. */
  shown: Record<"answer" | "words" | "type" | "visits", unknown>;
};

/** Selects the first option whenever others are shown. Enter opens the selected one, or the first of an awaited answer. */
export function usePaletteSelection({ path, isCurrent, searchNow, shown }: Options) {
  const { answer, words, type, visits } = shown;
  const [selected, setSelected] = useState("");
  const list = useRef<HTMLDivElement>(null);
  /** Enter was pressed before this path's answer arrived. */
  const awaited = useRef<{ path: string; inNewTab: boolean }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other options are shown, the first is selected
  useLayoutEffect(() => {
    setSelected(list.current?.querySelector("[role=option]")?.id ?? "");
    list.current?.scrollTo({ top: 0 });
  }, [answer, path, words, type, visits]);

  useEffect(() => {
    const press = awaited.current;
    if (!press || !isCurrent || press.path !== path) return;
    awaited.current = undefined;
    choose(list.current?.querySelector<HTMLElement>("[role=option]"), press.inNewTab);
  }, [isCurrent, path]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    event.preventDefault();
    const inNewTab = event.metaKey || event.ctrlKey;
    if (path !== undefined && !isCurrent) {
      awaited.current = { path, inNewTab };
      searchNow();
      return;
    }
    choose(list.current?.querySelector<HTMLElement>("[aria-selected=true]"), inNewTab);
  };
  const forgetEnter = () => {
    awaited.current = undefined;
  };
  return { list, selected, setSelected, onKeyDown, forgetEnter };
}

function choose(option: HTMLElement | null | undefined, inNewTab: boolean) {
  if (inNewTab && option instanceof HTMLAnchorElement) {
    window.open(option.href, "_blank", "noopener");
  } else option?.click();
}
