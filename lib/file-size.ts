const KIB = 1024;
const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** "87 bytes", "312 KiB", "1.4 MiB", "10 GiB". */
export function formatFileSize(bytes: number): string {
  if (bytes === 1) return "1 byte";
  if (bytes < KIB) return `${bytes} bytes`;
  const kib = Math.round(bytes / KIB);
  if (kib < KIB) return `${kib} KiB`;
  const mib = bytes / KIB / KIB;
  return mib < KIB ? `${number.format(mib)} MiB` : `${number.format(mib / KIB)} GiB`;
}
