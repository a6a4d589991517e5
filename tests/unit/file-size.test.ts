import { expect, test } from "vitest";
import { formatFileSize } from "@/lib/file-size";

test.each([
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 KiB"],
  [1024 ** 2 - 1, "1 MiB"],
  [1.44 * 1024 ** 2, "1.4 MiB"],
  [10 * 1024 ** 2, "10 MiB"],
  [10 * 1024 ** 3, "10 GiB"],
])("file size: %i bytes are %s", (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size);
});
