import { Command } from "cmdk";
import type { ReactNode } from "react";
import { optionStyles } from "./option-link";

type Props = { id: string; onChosen: () => void; children: ReactNode };

/** An option that acts on the page; the palette selects it by its id. */
export const OptionAction = ({ id, onChosen, children }: Props) => (
  <Command.Item asChild value={id} onSelect={onChosen}>
    <div id={id} className={optionStyles}>
      {children}
    </div>
  </Command.Item>
);
