import pino from "pino";
import { config } from "./config";

/**
 * The only writer to stdout: one JSON line an event, `event` names it.
 * Never pass a key, a password or the text of a document; of anything thrown pass `errorFacts`.
 */
export const log = pino({
  level: config().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
