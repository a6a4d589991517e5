/**
 * A `fetch` for requests for a stream that are answered with the whole message as JSON, which some
 * servers do: the message becomes the only event of a stream.
 */
export const fetchStream: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
  if (!response.ok || mediaType !== "application/json") return response;

  const message: unknown = await response.json();
  const events = [{ type: "message_start", message }, { type: "message_stop" }];
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  return new Response(body.join(""), { headers: response.headers });
};
