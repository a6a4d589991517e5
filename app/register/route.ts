export { noRegistration as POST } from "@/lib/mcp/no-oauth";
