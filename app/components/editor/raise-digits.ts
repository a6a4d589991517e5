const SMALL = /<(sup|sub)(?:\s(?:(?!data-)[^<>])*)?>([\d+=()−-]{1,12})<\/\1>/gi;

const PLAIN = "0123456789+-=()−";
const RAISED: Record<string, string> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾⁻", sub: "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎₋" };

/**
 * Turns pasted `x<sup>2</sup>` into "x²": Markdown has no such marks, and "x2" means something else. Leaves alone the
 * references to footnotes of this editor, which have data.
 */
export const raiseDigits = (html: string): string =>
  html.replace(SMALL, (_, tag: string, digits: string) =>
    [...digits].map((digit) => RAISED[tag.toLowerCase()]?.[PLAIN.indexOf(digit)]).join(""),
  );
