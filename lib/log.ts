import pino from "pino";
import { config } from "./config";

/** The only writer to stdout. Never pass a key, a password or a document's text; of errors, pass `describeError`. */
export const log = pino({
  level: config().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
