export { refuseRegistration as POST } from "@/lib/mcp/wire/no-oauth";
