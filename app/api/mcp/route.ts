export { DELETE, GET, OPTIONS, PATCH, POST, PUT } from "@/lib/mcp/wire/http";

export const maxDuration = 60;
