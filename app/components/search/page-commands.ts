import { pressMenuButton } from "@/app/components/ui/menu-button";

/** A control of the open page that the palette offers too; `words` are others that people type to find it. */
export type PageCommand = { title: string; words: string };

/** Controls declare themselves by `data-command`, which holds the words. One that is open already is left out. */
const COMMANDS = "[data-command]:not([aria-expanded=true])";

const findControls = () =>
  [...document.querySelectorAll<HTMLElement>(COMMANDS)].filter((control) =>
    control.checkVisibility(),
  );

const readTitle = (control: HTMLElement) => control.textContent.trim();

export const listPageCommands = (): PageCommand[] =>
  findControls().map((control) => ({
    title: readTitle(control),
    words: control.dataset.command ?? "",
  }));

export function runPageCommand(title: string) {
  const control = findControls().find((one) => readTitle(one) === title);
  if (control?.matches("[aria-haspopup=menu]")) pressMenuButton(control);
  else control?.click();
}
