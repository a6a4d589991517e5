import { writeLlms } from "@/lib/api-docs/llms";

export const GET = () =>
  new Response(writeLlms(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
