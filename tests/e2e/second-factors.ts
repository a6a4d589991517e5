import { expect, type Page } from "@playwright/test";
import type { Person } from "./people";

/** Gives the page a device that keeps passkeys and says yes to everything. */
export async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified: boolean) =>
    session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
}

/** Proves in the open dialog who they are. */
export const prove = async (page: Page, { password }: Person, button: string) => {
  await page.getByRole("dialog").getByLabel("Current password").fill(password);
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
};

/** Closes the dialog with the recovery codes. @returns them */
export async function saveCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const texts = await codes.allInnerTexts();
  await page.getByRole("button", { name: "I have saved my codes" }).click();
  return texts;
}
