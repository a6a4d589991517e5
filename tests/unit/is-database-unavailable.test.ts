import { connect } from "node:net";
import { expect, test } from "vitest";
import { isDatabaseUnavailable, isDiskFull } from "@/lib/is-database-unavailable";

const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

test("database: a missing socket is one out of reach, a missing file is not", async () => {
  const noSocket = await new Promise((resolve) =>
    connect("/nowhere/.s.PGSQL.5432").once("error", resolve),
  );
  expect(isDatabaseUnavailable(noSocket)).toBe(true);
  expect(isDatabaseUnavailable(withCode("ENOENT", "ENOENT: no such file, open '.next/x'"))).toBe(
    false,
  );
});

test("database: a full disk is told apart, however deep its code is", () => {
  const nested = { meta: { driverAdapterError: { cause: { originalCode: "53100" } } } };
  for (const error of [withCode("53100"), withCode("ENOSPC"), nested]) {
    expect(isDiskFull(error)).toBe(true);
    expect(isDatabaseUnavailable(error)).toBe(false);
  }
  expect(isDiskFull(new AggregateError([withCode("ECONNREFUSED"), withCode("ENOSPC")]))).toBe(true);
  expect(isDiskFull(withCode("ECONNREFUSED"))).toBe(false);
});
