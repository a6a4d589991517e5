import pino from "pino";
import { config } from "./config";

/**
 * The only writer to stdout: one JSON line per event, with its name in `event`. Never pass a key, a password or the
 * text of a document; pass `errorFacts` of a thrown value.
 */
export const log = pino({
  level: config().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
