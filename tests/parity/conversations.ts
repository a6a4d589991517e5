import type { Words } from "./converse";

const CRLF = "\r\n";
const BODY = '{"title":"Said"}';

/** The head of a request, and its body verbatim. */
const request = (line: string, headers: Record<string, string | number> = {}, body = "") =>
  [
    `${line} HTTP/1.1`,
    "Host: groundwork.example",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    body,
  ].join(CRLF);

/** Uses of a connection beyond one request and its answer, by name. */
export const conversations: Record<string, (key: string) => Words> = {
  "one request after the other": (key) => ({
    answers: ["200", "404", "200"],
    pieces: [me(key), request("GET /api/v1/nope"), request("GET /api/health/live")],
  }),
  "three at once": (key) => ({
    answers: ["200", "404", "200"],
    pieces: [me(key) + request("GET /api/v1/nope") + request("GET /api/health/live")],
  }),
  "a change and a read at once": (key) => ({
    answers: ["200", "200"],
    pieces: [create(key, BODY) + me(key)],
  }),
  "a body in pieces": (key) => ({
    answers: ["200"],
    pieces: [create(key, "", BODY.length), BODY.slice(0, 5), BODY.slice(5)],
  }),
  "a body in chunks, and a read": (key) => ({
    answers: ["200", "200"],
    pieces: [
      request("POST /api/v1/initiatives", { ...sent(key), "Transfer-Encoding": "chunked" }),
      `${BODY.length.toString(16)}${CRLF}${BODY}${CRLF}0${CRLF}${CRLF}`,
      me(key),
    ],
  }),
  "a body that is waited for": (key) => ({
    answers: ["100", "200"],
    pieces: [
      request("POST /api/v1/initiatives", {
        ...sent(key),
        Expect: "100-continue",
        "Content-Length": BODY.length,
      }),
      BODY,
    ],
  }),
  "a body that is refused while it comes slowly, and a read": (key) => ({
    answers: ["413", "200"],
    pieces: [create(key, "", 5_000_000), ...Array(25).fill("x".repeat(200_000)), me(key)],
  }),
  "a GET and a HEAD with bodies, then a read": (key) => ({
    answers: ["200", "200", "200"],
    pieces: [
      request("GET /api/v1/me", { ...sent(key), "Content-Length": BODY.length }, BODY),
      request("HEAD /api/v1/me", { ...sent(key), "Content-Length": BODY.length }, BODY),
      me(key),
    ],
  }),
  "a body for what takes none, then a read": (key) => ({
    answers: ["404", "404", "200"],
    pieces: [
      request("POST /api/v1/nope", { ...sent(key), "Content-Length": BODY.length }, BODY),
      request("DELETE /api/v1/initiatives/x", { ...sent(key), "Content-Length": 2 }, "{}"),
      me(key),
    ],
  }),
  "the last request": (key) => ({
    answers: ["200"],
    pieces: [request("GET /api/v1/me", { ...sent(key), Connection: "close" })],
  }),
  "a client that ends its half after the answer": (key) => ({
    answers: ["200"],
    pieces: [me(key)],
    end: "close",
  }),
  "HTTP/1.0": (key) => ({
    answers: ["200"],
    pieces: [me(key).replace("HTTP/1.1", "HTTP/1.0")],
  }),
  "chunks that are none": (key) => ({
    answers: ["400"],
    pieces: [
      request("POST /api/v1/initiatives", { ...sent(key), "Transfer-Encoding": "chunked" }),
      `zz${CRLF}`,
    ],
  }),
  "a length that is none": (key) => ({
    answers: ["400"],
    pieces: [request("POST /api/v1/initiatives", { ...sent(key), "Content-Length": "ten" })],
  }),
  "two ways to tell the length": (key) => ({
    answers: ["400"],
    pieces: [
      request("POST /api/v1/initiatives", {
        ...sent(key),
        "Content-Length": 3,
        "Transfer-Encoding": "chunked",
      }),
    ],
  }),
  "a head that is too large": (key) => ({
    answers: ["431"],
    pieces: [request("GET /api/v1/me", { ...sent(key), "X-Long": "x".repeat(20_000) })],
  }),
  "a method that is none": () => ({
    answers: ["400"],
    pieces: [request("get /api/v1/me")],
  }),
  "no host": () => ({
    answers: ["400"],
    pieces: [`GET /api/v1/me HTTP/1.1${CRLF}${CRLF}`],
  }),
};

/** Refused before the body has come: the front door ends the connection after half a minute, Next goes on to read. */
export const tooLarge = (key: string): Words => ({
  answers: ["413"],
  pieces: [create(key, BODY, 50_000_000)],
});

/** Refused while it comes, then a read. Next ends the connection after the refusal. */
export const chunksTooLarge = (key: string): Words => ({
  answers: ["413", "200"],
  pieces: [
    request("POST /api/v1/initiatives", { ...sent(key), "Transfer-Encoding": "chunked" }),
    ...Array(30).fill(`${(200_000).toString(16)}${CRLF}${"x".repeat(200_000)}${CRLF}`),
    `0${CRLF}${CRLF}`,
    me(key),
  ],
});

/** A refusal before the body has come, from a client that takes its time. */
export const heldOpen = (key: string): Words => ({
  answers: tooLarge(key).answers,
  pieces: [...tooLarge(key).pieces, ...Array(100).fill("")],
});

/** Conversations that leave a body or an answer unfinished. The server must go on. */
export const brokenOff: Record<string, (key: string) => Words> = {
  "a body that breaks off": (key) => ({
    answers: [],
    pieces: [create(key, "{", 1000)],
    end: "break",
  }),
  "a body whose sender has said all": (key) => ({
    answers: [],
    pieces: [create(key, "{", 1000)],
    end: "close",
  }),
  "an answer that nobody reads": (key) => ({
    answers: [],
    pieces: [me(key).repeat(50)],
    end: "break",
  }),
};

const sent = (key: string) => ({
  Authorization: `Bearer ${key}`,
  "Content-Type": "application/json",
});
const me = (key: string) => request("GET /api/v1/me", { Authorization: `Bearer ${key}` });
const create = (key: string, body: string, length = body.length) =>
  request("POST /api/v1/initiatives", { ...sent(key), "Content-Length": length }, body);
