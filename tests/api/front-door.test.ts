import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text as read } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as live from "@/app/api/health/live/route";
import { answerAtFrontDoor } from "@/server/front-door";
import { refuseUnreadable } from "@/server/unreadable-requests";
import { converse } from "@/tests/parity/converse";
import { send } from "@/tests/parity/send";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { createInitiative } from "@/tests/support/samples";

freshDatabase();

const server = createServer((request, response) => {
  if (!answerAtFrontDoor(request, response)) response.writeHead(501).end();
});
let url: string;
beforeAll(async () => {
  refuseUnreadable(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

async function open() {
  const { key } = await makeWorkspace();
  const { id } = await createInitiative(api(key));
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const sent = { method: "GET", path, headers: { authorization: `Bearer ${key}`, ...headers } };
    const { status, body } = await send(url, sent, new Map());
    return { status, body };
  };
  return { key, id, read };
}

const escapeAll = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");

describe("front door: the id in a path", () => {
  test("may be percent-escaped", async () => {
    const { id, read } = await open();
    expect(await read(`/api/v1/initiatives/${escapeAll(id)}`)).toMatchObject({ status: 200 });
  });

  test.each(["x", "a%2Fb", "a%20b", "a:b", "%", "%zz", "%00", "%FF", "\\", "..\\x", "[id]"])(
    "%j is the same 404 as an unknown id",
    async (odd) => {
      const { read } = await open();
      const unknown = await read(`/api/v1/initiatives/${crypto.randomUUID()}`);
      expect(unknown.status).toBe(404);
      expect(await read(`/api/v1/initiatives/${odd}`)).toEqual(unknown);
    },
  );
});

test("front door: the Host header does not matter", async () => {
  const { read } = await open();
  const taken = [
    "groundwork.example",
    "EXAMPLE.com:80",
    "a_b",
    "a..b",
    "127.0.0.1:3000",
    "[::1]:3000",
  ];
  const numbers = ["1.2.3.4.5", "256.256.256.256", "999.1.1.1", "foo.0x", "1.2.3", "1.2.3.4.5:80"];
  const addresses = ["[0:0:0:0:0:0:0:1]:4555", "[::ffff:1.2.3.4]:80", "[1.2.3.4]", "[::zz]"];
  const others = ["", "localhost:", "host:99999", "x:0", "ex ample", "x/../y", "x@y", "%", "xn--a"];
  for (const host of [...taken, ...numbers, ...addresses, ...others]) {
    const { status } = await read("/api/v1/me", { host });
    expect({ host, status }).toEqual({ host, status: 200 });
  }
});

test("front door: a failure outside of the API's wrapper has the envelope of errors", async () => {
  vi.spyOn(live, "GET").mockImplementationOnce(() => {
    throw new Error("broken");
  });
  const response = await fetch(`${url}/api/health/live`);
  const requestId = response.headers.get("x-request-id");
  expect(requestId).toMatch(/^req_/);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: "INTERNAL_ERROR", requestId });
});

describe("front door: a request that Node cannot read", () => {
  const say = async (text: string) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.end(Buffer.from(text, "utf8"));
    const [head = "", body = ""] = (await read(socket)).split("\r\n\r\n");
    return { head, body };
  };

  test.each([
    [
      "with bytes beyond ASCII in its path",
      "GET /api/v1/initiatives/é HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ["with a control character in a header", "GET / HTTP/1.1\r\nHost: x\r\nX-A: \u0001\r\n\r\n"],
    ["that is no HTTP", "hello\r\n\r\n"],
  ])("%s is 400 with the envelope of errors", async (_, text) => {
    const { head, body } = await say(text);
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const { requestId, code } = JSON.parse(body);
    expect({ requestId, code }).toEqual({
      requestId: /x-request-id: (req_\S+)/i.exec(head)?.[1],
      code: "VALIDATION_ERROR",
    });
    expect(head).toMatch(/connection: close/i);
    expect(head).toContain(`content-length: ${body.length}`);
  });

  test("with a head that is too large is 431, as Node answers it", async () => {
    const { head, body } = await say(
      `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${"x".repeat(20_000)}\r\n\r\n`,
    );
    expect(head).toBe("HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close");
    expect(body).toBe("");
  });
});

test("front door: a connection goes on after a body in chunks is refused under an escaped id", async () => {
  const { key, id } = await open();
  const head = (line: string, more = "") =>
    `${line} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`;
  const chunk = `${(200_000).toString(16)}\r\n${"x".repeat(200_000)}\r\n`;
  const type = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n";
  const words = {
    answers: ["413", "200"],
    pieces: [
      head(`PATCH /api/v1/initiatives/${escapeAll(id)}`, type),
      ...Array(30).fill(chunk),
      "0\r\n\r\n",
      head("GET /api/v1/me"),
    ],
  };
  expect(await converse(url, words)).toEqual({ answers: words.answers, ended: false });
});
