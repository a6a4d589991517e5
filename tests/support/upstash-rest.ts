import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import * as z from "zod";
import type { ScriptRunner } from "@/lib/limits/redis-connection";

/** `["evalsha" | "eval", script, number of keys, ...keys, ...arguments]` */
const Command = z.tuple([z.string(), z.string(), z.coerce.number()], z.coerce.string());

/** A stand-in for Upstash's REST service on `port`: pipelines of `EVAL` and `EVALSHA`, run on `redis`. */
export async function startUpstashRest(redis: ScriptRunner, port: number, token: string) {
  async function run([name, script, keyCount, ...rest]: z.infer<typeof Command>) {
    const [keys, args] = [rest.slice(0, keyCount), rest.slice(keyCount)];
    try {
      const command = name === "evalsha" ? redis.evalsha : redis.eval;
      return { result: await command(script, keys, args) };
    } catch (error) {
      return { error: String(error) };
    }
  }

  const server = createServer(async (request, response) => {
    const known = request.headers.authorization === `Bearer ${token}`;
    const commands = z.array(Command).parse(await json(request));
    const answer = known ? await Promise.all(commands.map(run)) : { error: "Unauthorized" };
    response.writeHead(known ? 200 : 401).end(JSON.stringify(answer));
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
