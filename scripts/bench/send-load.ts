import autocannon from "autocannon";
import { computePercentile } from "./percentile";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

/** The result of a load: latencies in ms; `errors` are answers other than 2xx, broken connections and time-outs. */
export type Measured = { rps: number; p50: number; p99: number; errors: number };

/**
 * Sends the requests over and over for `BENCH_SECONDS`. Each connection has its own key and its own
 * share of the requests, so that no two change the same row if there are enough requests.
 */
export async function load(
  url: string,
  requests: autocannon.Request[],
  keys: string[],
  connections = 32,
): Promise<Measured> {
  await settle(url, keys);
  let made = 0;
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      connections,
      duration: SECONDS,
      setupClient(client) {
        const own = made++;
        const authorization = `Bearer ${keys[own % keys.length]}`;
        const headers = { authorization, "content-type": "application/json" };
        const parts = Math.min(connections, requests.length);
        client.setRequests(
          requests
            .filter((_, index) => index % parts === own % parts)
            .map((request) => ({ ...request, headers })),
        );
      },
    };
    autocannon(options, (error, found) => (error ? reject(error) : resolve(found))).on(
      "response",
      (_client, _status, _bytes, ms) => times.push(ms),
    );
  });
  return {
    rps: result.requests.average,
    p50: computePercentile(times, 0.5),
    p99: computePercentile(times, 0.99),
    errors: result.errors + result.non2xx, // time-outs are among the errors
  };
}

/**
 * Waits until an earlier load is done: a server finishes requests whose connections were dropped. As
 * many reads as there are connections have to succeed.
 */
async function settle(url: string, keys: string[]) {
  await Promise.all(
    keys.map(async (key) => {
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${url}/api/v1/initiatives`, { headers });
      await response.text();
    }),
  );
}
