import type { ComponentProps } from "react";
import { EmptyState } from "./empty-state";
import { type SearchParams, withParam } from "./pager";
import { TextLink } from "./text-link";

type Props = Pick<ComponentProps<typeof EmptyState>, "Icon"> & {
  what: string;
  /** The offset's search parameter, and the parameters to keep. */
  param: string;
  params: SearchParams;
};

/** Stands for the rows of a page after the last one, to which people come by deleting the last row of a list. */
export const PastTheEnd = ({ Icon, what, param, params }: Props) => (
  <EmptyState Icon={Icon} title={`There are no more ${what}`}>
    <p>
      <TextLink href={withParam(params, param, 0)}>Back to the first page</TextLink>
    </p>
  </EmptyState>
);
