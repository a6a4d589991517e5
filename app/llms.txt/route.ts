import { writeLlms } from "@/lib/api-docs/llms";

/** The API in short, for language models. */
export const GET = () =>
  new Response(writeLlms(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
