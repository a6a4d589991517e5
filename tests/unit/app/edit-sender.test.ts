import { expect, test } from "vitest";
import type { FormState } from "@/app/shared/action";
import { makeEditSender } from "@/app/shared/edit-sender";
import { toForm } from "@/app/shared/form-values";

const FIRST = { id: "1", title: "Rain", content: "It\r\nrains.", source_url: null };

/** An error is a lost answer. */
function open(...answers: (FormState | Error)[]) {
  const sender = makeEditSender(FIRST, ["id"]);
  const sent: object[] = [];
  const send = (fields: Record<string, string>) =>
    sender.send(async (_, form) => {
      const { opened, ...rest } = Object.fromEntries(form);
      sent.push({ ...rest, opened: JSON.parse(String(opened)) });
      const answer = answers.shift() ?? { data: { saved: true } };
      if (answer instanceof Error) throw answer;
      return answer;
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

const LOST = new TypeError("Failed to fetch");

test("edit forms: an own value whose answer was lost is not taken for another person's", async () => {
  const { send, sent } = open(LOST, LOST, {
    theirs: { title: "Snow", source_url: "https://b.example" },
  });
  const lost = { title: " Snow ", source_url: "b.example" };
  await expect(send(lost)).rejects.toThrow(LOST);
  await expect(send({ ...lost, title: "Sleet" })).rejects.toThrow(LOST);
  expect(await send({ title: "Hail", source_url: "b.example" })).toEqual({ data: { saved: true } });
  expect(sent.slice(3)).toEqual([
    {
      ...{ id: "1", title: "Hail", source_url: "b.example" },
      opened: { title: "Snow", source_url: "https://b.example" },
    },
  ]);
});

test("edit forms: next to an own value, another person's is still shown", async () => {
  const theirs = { content: "It snows." };
  const { send, sent } = open(LOST, { theirs: { title: "Snow", ...theirs } }, { theirs });
  await expect(send({ title: "Snow" })).rejects.toThrow(LOST);
  expect(await send({ title: "Hail", content: "It hails." })).toEqual({ theirs });
  expect(sent[2]).toMatchObject({ opened: { title: "Snow", content: "It\r\nrains." } });
});
