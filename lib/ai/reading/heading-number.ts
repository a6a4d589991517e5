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
  /^\d+\.\d+ (?:\p{Ll}|(?:Euro|EUR|CHF|USD|GBP|Mio|Mrd|Mill|Prozent|Punkte|Sterne|Stunden|Tage|Wochen|Monate|Jahre|Grad|Meter|Liter|Tonnen)(?!\p{Lu}))/u;

/** Drops the number of a heading, which says nothing where its neighbors are not: `4. When we stop`. */
export const dropNumber = (heading: string) =>
  AMOUNT.test(heading) ? heading : heading.replace(NUMBER, "");
