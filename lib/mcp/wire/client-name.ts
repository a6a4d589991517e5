import { LRUCache } from "lru-cache";
import * as z from "zod";
import { DAY_MS } from "@/lib/clock";
import { isObject } from "@/lib/schemas/is-object";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { isRequest, type Message, type Read } from "./message";

const Implementation = z.object({ name: z.string(), version: z.string().catch("") });
const Initialize = z.object({
  method: z.literal("initialize"),
  params: z.object({ clientInfo: Implementation }),
});
const CLIENT_INFO = "io.modelcontextprotocol/clientInfo";
const Modern = z.object({
  params: z.object({ _meta: z.object({ [CLIENT_INFO]: Implementation }) }),
});

/** Names from `initialize` by credential and user agent; without sessions, later calls do not repeat the name. */
const introduced = new LRUCache<string, string>({ max: 5000, ttl: DAY_MS });

const formatName = ({ name, version }: z.output<typeof Implementation>) =>
  toPlainLine(`${name} ${version}`, 100) || null;

/** Most messages do not name the client, and a parse that fails costs more than this check. */
const hasMeta = (message: Message | undefined) =>
  isObject(message?.params) && isObject(message.params._meta);

/** Tries the message itself (2026-07-28), then the last `initialize` of this credential here, then the user agent. */
export function findClientName(
  read: Read,
  { headers }: Request,
  credentialId: string,
): string | null {
  const message = "message" in read && isRequest(read.message) ? read.message : undefined;
  const modern = hasMeta(message) ? Modern.safeParse(message).data : undefined;
  if (modern) return formatName(modern.params._meta[CLIENT_INFO]);
  const userAgent = toPlainLine((headers.get("user-agent") ?? "").replace("/", " "), 100);
  const key = `${credentialId} ${userAgent}`;
  const isInitialize = message?.method === "initialize";
  const initialize = isInitialize ? Initialize.safeParse(message).data : undefined;
  const name = initialize && formatName(initialize.params.clientInfo);
  if (name) introduced.set(key, name);
  return name ?? introduced.get(key) ?? (userAgent || null);
}
