import { openApi } from "@/app/api/v1/catalogue";

/** Answers tools that cannot unwrap the envelope of `/api/v1/openapi.json`. */
export const GET = () =>
  Response.json(openApi(), { headers: { "Access-Control-Allow-Origin": "*" } });
