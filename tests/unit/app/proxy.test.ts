import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "@/proxy";

test("proxy: OPTIONS for a page is answered with the methods that pages take", () => {
  const { status, headers } = proxy(
    new NextRequest("http://localhost/sign-in", { method: "OPTIONS" }),
  );
  expect([status, headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS, POST"]);
});
