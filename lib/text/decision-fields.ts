import { findDay, ISO_DAY, MONTH } from "./dates";

const DAY = `${ISO_DAY}|\\d{1,2}\\.\\d{1,2}\\.\\d{4}|\\d{1,2}\\.? ${MONTH} \\d{4}|${MONTH} \\d{1,2}, \\d{4}`;
const MARKS = "(?:[-*+] )?[*_]{0,2}";
/** `Status: accepted (2026-10-14)` */
const STATUS = new RegExp(
  `^${MARKS}(?:status|statut|state)[*_]{0,2}\\s?:[*_]{0,2} (?:accepted|approved|decided|agreed|angenommen|beschlossen|entschieden|genehmigt|geaccepteerd|aangenomen|besloten|goedgekeurd|acceptée?|adoptée?|approuvée?|décidée?)[,:]? (?:(?:on|am|op|le) )?\\(?(${DAY})\\)?\\.?$`,
  "imu",
);
/** `Deciders: @hana, @olu, data council` */
const DECIDERS = new RegExp(
  `^${MARKS}(?:deciders?|decision[- ]makers?|decided by|entscheider(?:innen|in)?|entschieden von|beslissers?|besloten door|décideu(?:rs?|ses?)|décidé par|決定者)[*_]{0,2}[^\\S\\n]?[:：][*_]{0,2}[^\\S\\n]?(\\S.{1,80})$`,
  "imu",
);

/** Reads the day and the people of a decision record from the lines that name them; null for what no line names. */
export function readDecisionFields(text: string) {
  const [, day = ""] = STATUS.exec(text) ?? [];
  const [, named = ""] = DECIDERS.exec(text) ?? [];
  const people = named.replace(/[.*_\s]+$/, "");
  return {
    date: findDay(day) === null ? null : day,
    people: /^(?:tbd|[-–—?]+)?$/i.test(people) ? null : people,
  };
}
