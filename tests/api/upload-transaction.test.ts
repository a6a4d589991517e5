import { expect, onTestFinished, test, vi } from "vitest";
import { Transaction } from "@/lib/db/transaction";
import { createUpload, readUploadContent } from "@/lib/domain/context/uploads";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

test("transaction of an upload: the file is hashed and encoded before it, since others wait for it", async () => {
  const { caller } = await makeWorkspace();
  const { id: initiative_id } = await createInitiative(caller, { title: "Offline visits" });
  onTestFinished(() => void vi.restoreAllMocks());
  const { query } = Transaction.prototype;
  /** Uploads a file whose bytes change at the first statement of the transaction. */
  const upload = () => {
    const bytes = new Uint8Array(1000).fill(65);
    vi.spyOn(Transaction.prototype, "query").mockImplementationOnce(function (
      this: Transaction,
      ...sent
    ) {
      bytes.fill(66);
      return query.apply(this, sent);
    });
    return createUpload(caller, { initiative_id, filename: "notes.txt", bytes });
  };
  const stored = await readUploadContent(caller, await upload());
  expect(Buffer.from(stored.bytes).toString()).toBe("A".repeat(1000));
  await expect(upload()).rejects.toMatchObject({ code: "CONFLICT" }); // the same file, by its hash
});
