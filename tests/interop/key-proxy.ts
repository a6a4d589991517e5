import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "@/tests/support/redis";

type Rewrite = (body: string) => { body: string; name?: string };

/** Adds an API key to every request, as the public suites know no header; `rewrite` may exchange names that they ask for. */
export async function startKeyProxy(target: string, key: string, rewrite: Rewrite) {
  const { port } = new URL(target);
  const proxy = createServer(async (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const { body, name } = rewrite(await text(incoming));
    const sent = {
      ...headers,
      authorization: `Bearer ${key}`,
      "content-length": Buffer.byteLength(body),
      ...(name && headers["mcp-name"] && { "mcp-name": name }),
    };
    const forwarded = request({ port, method, path, headers: sent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    outgoing.on("close", () => forwarded.destroy());
    forwarded.on("error", () => outgoing.destroy());
    forwarded.end(body);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => proxy.listen(own, "127.0.0.1", resolve));
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${own}/api/mcp`, stop };
}
