import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
});

const of = (rpId: string, origin: string) => ({ rpId, origin });

test.each([
  ["http://localhost:3000", of("localhost", "http://localhost:3000")],
  ["http://127.0.0.1:8080", of("localhost", "http://localhost:8080")],
  ["https://plans.example.com", of("plans.example.com", "https://plans.example.com")],
  ["http://plans.example.com", undefined],
  ["https://192.0.2.7", undefined],
  ["https://[2001:db8::1]", undefined],
])("passkey place: at %s passkeys are for %j", async (appUrl, place) => {
  vi.stubEnv("APP_URL", appUrl);
  vi.resetModules();
  const { findPasskeyPlace } = await import("@/lib/access/credentials/passkey-ceremony");
  expect(findPasskeyPlace()).toEqual(place);
});
