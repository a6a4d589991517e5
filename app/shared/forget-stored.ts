/** Removes the values that this browser or tab keeps under keys `<prefix><user id>:…`, except those of the user `staying`. */
export function forgetStored(
  kind: "localStorage" | "sessionStorage",
  prefix: string,
  staying?: string,
): void {
  try {
    const storage = globalThis[kind];
    for (const key of Object.keys(storage)) {
      const isTheirs = staying !== undefined && key.startsWith(`${prefix}${staying}:`);
      if (key.startsWith(prefix) && !isTheirs) storage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
