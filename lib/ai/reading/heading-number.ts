import { MONTH } from "@/lib/text/dates";

/** Words after a German ordinal, which is written like the number of a heading: `2. Quartal 2027`. */
const COUNTED =
  "(?:quartal|halbjahr|hälfte|trimester|semester|woche|monat|jahr|tag|termin|treffen|sitzung|phase|stufe|schritt|runde|etappe|welle|gruppe|stock|etage|obergeschoss|untergeschoss|og|ug|klasse|liga|auflage|advent|schicht)(?:[ens]{1,2})?(?!\\p{L})";
const NUMBER = new RegExp(
  `^(?:\\(?\\d{1,2}(?:\\.\\d{1,2}){1,3}[.)]?[ \u3000]+|\\(?\\d{1,2}[.)）．、] ?)(?=[^\\d\\s])(?!${MONTH}|${COUNTED})`,
  "iu",
);

/** `3.5 hours`, `2.4 Mio. Euro` */
const AMOUNT =
  /^\d+\.\d+ (?:\p{Ll}|(?:Euro|EUR|CHF|USD|GBP|Mio|Mrd|Mill|Prozent|Punkte|Sterne|Stunden|Tage|Wochen|Monate|Jahre|Grad|Meter|Kilometer|Quadratmeter|Zentimeter|Minuten|Sekunden|Kilo|Gramm|Liter|Tonnen)(?!\p{Lu}))/u;

/** Reads a heading without what looks like its number, which may be an ordinal: `1. FC Köln`. */
export const readUnnumbered = (heading: string): string =>
  AMOUNT.test(heading) ? heading : heading.replace(NUMBER, "");

/** A number alone, unlike `2.1` */
const ONE_NUMBER = /^\(?(\d{1,2})[.)）．、](?!\d)/;
const readNumber = (heading: string) => Number(ONE_NUMBER.exec(heading)?.[1] ?? Number.NaN);

/**
 * Drops the number of a heading, which says nothing where its neighbors are not: `4. When we stop`. A single number is one only if
 * another heading has the one before or after it, with other words: `1. Lehrjahr` and `2. Lehrjahr` are ordinals.
 */
export function dropNumber(heading: string, headings: readonly string[]): string {
  const name = readUnnumbered(heading);
  const number = readNumber(heading);
  const isCounted = headings.some(
    (each) => Math.abs(readNumber(each) - number) === 1 && readUnnumbered(each) !== name,
  );
  return Number.isNaN(number) || isCounted ? name : heading;
}
