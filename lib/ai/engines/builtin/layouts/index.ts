import type { Evidence } from "@/lib/ai/evidence";
import type { LayoutName } from "@/lib/document-types/definition";
import { goalLayouts, itemLayouts } from "./piece-layouts";
import { riskLayouts } from "./risk-layouts";

export type Layout = {
  /** True if it writes only a part of each piece, so that other sections may write the other parts. */
  isPart?: true;
  leavesRest?(piece: Evidence): boolean;
  takes(piece: Evidence): boolean;
  /** Whether it can still write `piece` in addition to `taken`. */
  hasRoom?(taken: readonly Evidence[], piece: Evidence): boolean;
  /** One block of Markdown; every statement in it refers to its piece. */
  write(pieces: readonly Evidence[]): string;
};

export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  ...goalLayouts,
  ...itemLayouts,
  ...riskLayouts,
};
