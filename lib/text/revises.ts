import { matchWords } from "./words";

export const OF_DECISION =
  /(?<!\p{L})(?:decisions?|resolution|(?:\p{L}*beschl[uü]ss(?:es?)?|\p{L}*entscheidung)|besluit|beslissing|décision)(?!\p{L})|決定|決議/iu;
/** Words of the five languages by which a decision changes or revokes another one. */
export const REVISES =
  matchWords(`revoked|reversed|rescinded|overturned|withdrawn|withdrew|cancell?ed|superseded|(?:went|gone|going|go) back on|corrected|revised|amended|replaced
  aufgehoben|zurückgenommen|widerrufen|rückgängig|korrigiert|revidiert|(?:ab)?geändert|ersetzt|gekippt|überholt
  ingetrokken|teruggedraaid|herroepen|gecorrigeerd|herzien|gewijzigd|vervangen|teruggekomen (?:op|van)|komen terug op
  annulée?|abrogée?|révoquée?|corrigée?|rectifiée?|modifiée?|remplacée?|retirée?|(?:revenue?s?|revenons|revient) sur
  (?:撤回|取り?消|訂正|変更|廃止|見直)(?:し|さ|す)`);
