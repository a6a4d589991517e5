import { notFound, redirect } from "next/navigation";
import { afterEach, expect, test, vi } from "vitest";
import type { FormState } from "@/app/shared/action";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { watchRedirect } from "@/app/shared/watch-redirect";

function send(answer: () => FormState) {
  const onRedirect = vi.fn();
  const reach = catchUnreachable(async () => answer());
  return { onRedirect, sent: watchRedirect(reach, onRedirect)({}, new FormData()) };
}

afterEach(() => vi.unstubAllGlobals());

test("redirect of an action: its path is told, and Next still gets it", async () => {
  for (const path of ["/", "/sign-in?deleted=2030-01-01&a=b;c"]) {
    const { onRedirect, sent } = send(() => redirect(path));
    await expect(sent).rejects.toThrow("NEXT_REDIRECT");
    expect(onRedirect.mock.calls).toEqual([[path]]);
  }
});

test("redirect of an action: an answer, a lost one and a page that is not found are none", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const refused = { fields: { name: "Type it." } };
  const answered = send(() => refused);
  expect(await answered.sent).toEqual(refused);
  const lost = send(() => {
    throw new TypeError("Failed to fetch");
  });
  expect((await lost.sent).error).toBeDefined();
  const gone = send(() => notFound());
  await expect(gone.sent).rejects.toThrow();
  for (const { onRedirect } of [answered, lost, gone]) expect(onRedirect).not.toHaveBeenCalled();
});
