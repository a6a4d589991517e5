/** The writer and the time of a message on a line above it: `femke 10:02`, `10:02 Anna Smith` */
const NAME =
  "(?:\\p{L}[\\p{L}.'’-]{0,30}|\\p{Lu}[\\p{L}.'’-]{0,30}(?: \\p{Lu}[\\p{L}.'’-]{0,30}){1,2})";
const TIME = "(\\d{1,2}:\\d{2})";
const HEAD = new RegExp(
  `^(?:(${NAME}),? {1,3}${TIME}|${TIME} {1,3}(${NAME}))(?: ?[AaPp][Mm]| Uhr| uur)?$`,
  "u",
);
/** With fewer, a time of day may be what a line tells. */
const MIN_HEADS = 3;
const IS_ROUND = /:[03]0$/;

/**
 * Writes the messages of a copied chat as a list, without the lines on who wrote them when. Only a writer who comes back, at times that are
 * not all round, makes a chat: `Lager geöffnet 07:00` has the form of a writer.
 */
export function listMessages(text: string): string {
  const lines = text.split("\n");
  const heads = lines.map((line) => {
    const [, before, late = "", early = "", after = ""] = HEAD.exec(line.trim()) ?? [];
    return { name: (before ?? after).toLowerCase(), time: late || early };
  });
  const found = heads.filter(({ name }) => name !== "");
  const doComeBack = new Set(found.map(({ name }) => name)).size < found.length;
  const areRound = found.every(({ time }) => IS_ROUND.test(time));
  const isSaid = heads.every(
    ({ name }, at) => name === "" || (lines[at + 1]?.trim() && heads[at + 1]?.name === ""),
  );
  if (found.length < MIN_HEADS || !doComeBack || areRound || !isSaid) return text;
  return lines
    .flatMap((line, at) => {
      if (heads[at]?.name !== "") return [];
      return [heads[at - 1]?.name ? `- ${line.trim()}` : line];
    })
    .join("\n");
}
