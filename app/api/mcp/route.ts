export { DELETE, GET, OPTIONS, PATCH, POST, PUT } from "@/lib/mcp/wire/http";

/** Seconds. Advisors call the AI. */
export const maxDuration = 60;
