import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { NavLink } from "@/app/components/shell/nav-link";

const page = vi.hoisted(() => ({ path: "", initiative: "" }));

vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  usePathname: () => page.path,
}));
vi.mock("@/app/components/shell/current-initiative", () => ({
  useCurrentInitiative: () => page.initiative,
}));

afterAll(() => {
  vi.doUnmock("next/navigation");
  vi.doUnmock("@/app/components/shell/current-initiative");
});

test.each([
  ["its own page", "/i/1", undefined, "page"],
  ["a page within it", "/i/1/context", undefined, "true"],
  ["the page of a part", "/items/7", "/i/1", "true"],
  ["another page", "/i/2", "/i/2", undefined],
])("sidebar: on %s, the link of an initiative says so", (_, path, initiative, current) => {
  Object.assign(page, { path, initiative });
  const props = { href: "/i/1", within: ["/i/1/"], children: "One" };
  const html = renderToStaticMarkup(createElement(NavLink, props));
  expect(/aria-current="(\w+)"/.exec(html)?.[1]).toBe(current);
});
