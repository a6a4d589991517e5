export { refuseDiscovery as GET } from "@/lib/mcp/wire/no-oauth";
