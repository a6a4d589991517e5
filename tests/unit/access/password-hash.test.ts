import { afterAll, beforeEach, expect, test, vi } from "vitest";

const { running } = vi.hoisted(() => ({
  running: { now: 0, most: 0, ends: [] as (() => void)[] },
}));

vi.mock("better-auth/crypto", async (original) => {
  const library = await original<typeof import("better-auth/crypto")>();
  const slowly = async (password: string) => {
    running.most = Math.max(running.most, ++running.now);
    await new Promise<void>((end) => running.ends.push(end));
    running.now--;
    return `hash of ${password}`;
  };
  return { ...library, hashPassword: vi.fn(slowly) };
});
afterAll(() => vi.doUnmock("better-auth/crypto"));

beforeEach(() => {
  vi.resetModules();
  Object.assign(running, { now: 0, most: 0, ends: [] });
});

const tick = () => new Promise(setImmediate);

test("password hash: two passwords are hashed at once, the others wait in turn, and beyond 64 waiting ones a request is refused", async () => {
  const { hashPassword } = await import("@/lib/access/credentials/password-hash");
  vi.resetModules();
  const copy = await import("@/lib/access/credentials/password-hash"); // as in Next's bundle
  const asked = Array.from({ length: 66 }, (_, i) =>
    (i % 2 ? hashPassword : copy.hashPassword)(`${i}`),
  );
  await expect(copy.hashPassword("too many")).rejects.toMatchObject({
    code: "OVERLOADED",
    headers: { "Retry-After": "5" },
  });
  const all = Promise.all(asked);
  for (let ended = 0; ended < 66; ) {
    await tick();
    for (const end of running.ends.splice(0)) {
      end();
      ended++;
    }
  }
  expect(await all).toEqual(asked.map((_, i) => `hash of ${i}`));
  expect(running.most).toBe(2);
});

test("password hash: hashes that the sign-in library stored still work", async () => {
  const { hashPassword } =
    await vi.importActual<typeof import("better-auth/crypto")>("better-auth/crypto");
  const { verifyPassword } = await import("@/lib/access/credentials/password-hash");
  const hash = await hashPassword("correct horse battery");
  expect(await verifyPassword({ hash, password: "correct horse battery" })).toBe(true);
  expect(await verifyPassword({ hash, password: "correct horse batterz" })).toBe(false);
});
