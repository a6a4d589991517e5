import { Hash } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { Transaction } from "@/lib/db/transaction";
import { createUpload } from "@/lib/domain/context/uploads";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

test("transaction of an upload: the file is hashed and encoded before it, since others wait for it", async () => {
  const { caller } = await makeWorkspace();
  const { id: initiative_id } = await createInitiative(caller, { title: "Offline visits" });
  const bytes = new Uint8Array(100_000).fill(65);
  const steps: string[] = [];
  onTestFinished(() => void vi.restoreAllMocks());
  const { query } = Transaction.prototype;
  vi.spyOn(Transaction.prototype, "query").mockImplementation(function (
    this: Transaction,
    ...sent
  ) {
    steps.push("statement");
    return query.apply(this, sent);
  });
  const { update } = Hash.prototype;
  vi.spyOn(Hash.prototype, "update").mockImplementation(function (this: Hash, data) {
    if (Object.is(data, bytes)) steps.push("hash");
    return update.call(this, data, "utf8");
  });
  const { toString: decode } = Buffer.prototype;
  vi.spyOn(Buffer.prototype, "toString").mockImplementation(function (this: Buffer, ...how) {
    if (this.length === bytes.length && how[0] === "base64") steps.push("encode");
    return decode.apply(this, how);
  });
  await createUpload(caller, { initiative_id, filename: "notes.txt", bytes });
  expect(steps.slice(0, 3)).toEqual(["hash", "encode", "statement"]);
});
