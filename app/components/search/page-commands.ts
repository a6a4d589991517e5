import { pressMenuButton } from "@/app/components/ui/menu-button";
import { toast } from "@/app/shared/toast";

/**
 * A control of the open page that the palette offers too; `words` are others that people type to find it. Without any, it changes something
 * at once, and only its whole title finds it.
 */
export type PageCommand = { title: string; words: string };

/** Controls declare themselves by `data-command`, which holds the words. One that is open already, or at work, is left out. */
const COMMANDS = "[data-command]:not([aria-expanded=true], :disabled, [aria-disabled=true])";

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

/** Presses the control that has the title now; the page may have changed since it was listed. */
export function runPageCommand(title: string) {
  const control = findControls().find((one) => readTitle(one) === title);
  if (!control) toast.error(`The page has changed, and “${title}” is no longer on it.`);
  else if (control.matches("[aria-haspopup=menu]")) pressMenuButton(control);
  else control.click();
}
