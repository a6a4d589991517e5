import type { Page } from "@playwright/test";

/** Collects the errors of scripts from now on, and violations of the content security policy, such as a script in typed HTML. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  return faults;
}
