export { noDiscovery as GET } from "@/lib/mcp/no-oauth";
