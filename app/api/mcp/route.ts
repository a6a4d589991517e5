export { DELETE, GET, OPTIONS, PATCH, POST, PUT } from "@/lib/mcp/wire/http";

/** Seconds that a platform with a limit must let a tool run: an advisor asks the AI. */
export const maxDuration = 60;
