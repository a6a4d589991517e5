export { DELETE, GET, OPTIONS, POST } from "@/lib/mcp/http";
