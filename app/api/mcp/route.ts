export { DELETE, GET, OPTIONS, PATCH, POST, PUT } from "@/lib/mcp/http";
