import { expect, test } from "vitest";
import type { FormState } from "@/app/shared/action";
import { makeEditSender } from "@/app/shared/edit-sender";
import { toForm } from "@/app/shared/form-values";

const FIRST = { id: "1", title: "Rain", content: "It\r\nrains.", source_url: null };

function open(...answers: FormState[]) {
  const sender = makeEditSender(FIRST, ["id"]);
  const sent: object[] = [];
  const send = (fields: Record<string, string>) =>
    sender.send(async (_, form) => {
      const { opened, ...rest } = Object.fromEntries(form);
      sent.push({ ...rest, opened: JSON.parse(String(opened)) });
      return answers.shift() ?? { data: { saved: true } };
    })({}, toForm({ id: "1", ...fields }));
  return { ...sender, sent, send };
}

test("edit forms: only changed fields are sent, with their values at the opening", async () => {
  const { send, sent } = open();
  await send({ title: "Rain", content: "It\nrains.", source_url: "" });
  await send({ title: "Rain", content: "It snows.", source_url: "https://example.com" });
  expect(sent).toEqual([
    { id: "1", opened: {} },
    {
      id: "1",
      content: "It snows.",
      source_url: "https://example.com",
      opened: { content: "It\r\nrains.", source_url: null },
    },
  ]);
});

test("edit forms: a field is sent again after an error, even with its first value", async () => {
  const { send, sent } = open({ error: "Try again." });
  await send({ title: "Snow" });
  await send({ title: "Rain" });
  expect(sent[1]).toEqual({ id: "1", title: "Rain", opened: { title: "Rain" } });
});

test("edit forms: after a conflict, the values that were shown count as the opened ones", async () => {
  const { send, sent } = open({ theirs: { title: "Hail" } });
  await send({ title: "Snow" });
  await send({ title: "Snow" });
  expect(sent[1]).toEqual({ id: "1", title: "Snow", opened: { title: "Hail" } });
});

test("edit forms: a value that is taken over is not sent", async () => {
  const { send, sent, takeTheirs } = open({ theirs: { title: "Hail" } });
  await send({ title: "Snow", content: "It snows." });
  takeTheirs({ title: "Hail" });
  await send({ title: "Hail", content: "It snows." });
  expect(sent[1]).toEqual({
    id: "1",
    content: "It snows.",
    opened: { content: "It\r\nrains." },
  });
});
