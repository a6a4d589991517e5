import { expect, test } from "vitest";
import { PersonName } from "@/lib/schemas/members";

test.each([
  ["=1+1\u202eevil\r\nX: y", "=1+1 evil X: y"],
  ["\u2066Ada\u2069\t", "Ada"],
  ["می\u200cخواهم 👩\u200d🚀", "می\u200cخواهم 👩\u200d🚀"],
])("names: %j is kept on one line and in one direction", (sent, name) => {
  expect(PersonName.parse({ name: sent })).toEqual({ name });
});

test.each(["\u202e\n", "\u200b\u200b", "\u3164", ""])("names: %j is none", (sent) => {
  const { error } = PersonName.safeParse({ name: sent });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Enter a name."]);
});
