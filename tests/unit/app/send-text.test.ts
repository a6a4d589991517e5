import { afterAll, expect, test, vi } from "vitest";
import { save } from "@/app/w/[workspace]/documents/[id]/edit/actions";
import { send } from "@/app/w/[workspace]/documents/[id]/edit/send";

vi.mock("@/app/w/[workspace]/documents/[id]/edit/actions");
afterAll(() => void vi.doUnmock("@/app/w/[workspace]/documents/[id]/edit/actions"));

const text = { workspaceId: "1", id: "2", version: 1, text: "Second" };

test("save session: a text that an outage keeps from being saved is sent again later, with the server's reason", async () => {
  vi.mocked(save).mockResolvedValueOnce({ error: "Try again.", code: "SERVICE_UNAVAILABLE" });
  expect(await send(text)).toEqual({ state: "offline", outage: "Try again." });
  vi.mocked(save).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await send(text)).toEqual({ state: "offline" });
});

test("save session: a refused text waits for its writer, who is told the reason", async () => {
  vi.mocked(save).mockResolvedValueOnce({ error: "You may only read.", code: "FORBIDDEN" });
  expect(await send(text)).toEqual({ state: "refused", reason: "You may only read." });
});
