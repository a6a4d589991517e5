const ITEM_WITH_BOX =
  /<li\b([^<>]*)>((?:\s|<(?:p|div|span|label)\b[^<>]*>){0,20})<input\b([^<>]*)>/gi;
/** Google Docs adds a picture of the box. */
const ITEM = /<li\b([^<>]*)>(\s*<img\b[^<>]*>)?/gi;
const IS_ITEM_BOX = /\srole\s*=\s*["']?checkbox\b/i;
const IS_BOX = /\stype\s*=\s*["']?checkbox\b/i;
const IS_TICKED = /\saria-checked\s*=\s*["']?true\b/i;
const VALUE = /"[^"]*"|'[^']*'/g;

/**
 * Gives the pasted items of task lists the form of this editor's: those that begin with a box, as GitHub writes them, and
 * those that are one, as in Google Docs.
 */
export const readTaskBoxes = (html: string): string =>
  html
    .replace(ITEM_WITH_BOX, (whole, item: string, before: string, box: string) =>
      IS_BOX.test(box)
        ? `<li data-checked="${/\schecked\b/i.test(box.replaceAll(VALUE, ""))}"${item}>${before}`
        : whole,
    )
    .replace(ITEM, (whole, item: string) =>
      IS_ITEM_BOX.test(item) ? `<li data-checked="${IS_TICKED.test(item)}"${item}>` : whole,
    );
