import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function read(contact: string) {
  vi.stubEnv("SECURITY_CONTACT", contact);
  vi.resetModules();
  const { GET } = await import("@/app/.well-known/security.txt/route");
  const response = await GET();
  return { status: response.status, text: await response.text() };
}

test.each([
  ["security@example.com", "mailto:security@example.com"],
  ["https://example.com/report", "https://example.com/report"],
])("security.txt: publishes %s as RFC 9116 asks", async (contact, published) => {
  const { status, text } = await read(contact);
  expect(status).toBe(200);
  expect(text).toContain(`Contact: ${published}\n`);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(text).toContain("Canonical: http://localhost:3000/.well-known/security.txt\n");
});

test("security.txt: names the missing setting if no contact is set", async () => {
  const { status, text } = await read("");
  expect(status).toBe(404);
  expect(text).toContain("SECURITY_CONTACT");
});

test("security.txt: refuses a contact that nobody could follow", async () => {
  await expect(read("ring the bell")).rejects.toThrow(
    "SECURITY_CONTACT: must be an email address or",
  );
});
