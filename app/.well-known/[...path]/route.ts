export { noDiscovery as GET } from "@/lib/mcp/wire/no-oauth";
