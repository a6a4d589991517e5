import { writeFullLlms } from "@/lib/api-docs/llms";
import { config } from "@/lib/config";

export const GET = () =>
  new Response(writeFullLlms(config().APP_URL), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
