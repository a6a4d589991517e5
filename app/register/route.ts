export { noRegistration as POST } from "@/lib/mcp/wire/no-oauth";
