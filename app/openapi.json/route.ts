import { openApi } from "@/app/api/v1/catalogue";
import { refuseMethods } from "@/lib/api/resource";

/** Answers tools that cannot unwrap the envelope of `/api/v1/openapi.json`. */
export const GET = () =>
  Response.json(openApi(), { headers: { "Access-Control-Allow-Origin": "*" } });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseMethods(["GET"]);
