import { refuseMethods } from "@/lib/api/resource";

export const GET = () =>
  Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseMethods(["GET"]);
