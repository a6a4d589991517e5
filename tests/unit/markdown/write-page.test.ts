import { expect, test } from "vitest";
import { asSafeHtml } from "@/lib/markdown/safe-html";
import { writePage } from "@/lib/markdown/write-page";

const page = (language?: string) =>
  writePage(
    "Plan",
    { html: asSafeHtml("<p>x</p>"), notice: "Shown as plain text", headings: [] },
    language,
  );

test.each(["de", "nl", "fr", "ja"])("HTML page: in %s, its notice is in English", (language) => {
  expect(page(language)).toContain(`<html lang="${language}">`);
  expect(page(language)).toContain('<p class="notice" lang="en">');
});

test.each(["en", undefined])("HTML page: of language %s is marked as English", (language) => {
  expect(page(language)).toContain('<html lang="en">');
  expect(page(language)).toContain('<p class="notice">');
});
