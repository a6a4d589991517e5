const STEP = 1024 * 1024;

/** pdf.js decompresses into buffers, which no heap limit counts. The result says whether one failed. */
export function capBuffers(maxBytes) {
  let exceeded = false;
  let sinceLook = 0;

  function count(bytes) {
    sinceLook += bytes;
    if (sinceLook < STEP) return;
    sinceLook = 0;
    if (process.memoryUsage().arrayBuffers + bytes <= maxBytes) return;
    exceeded = true;
    throw new RangeError("Too much memory for buffers");
  }

  const cap = (Constructor) =>
    new Proxy(Constructor, {
      construct(target, args, newTarget) {
        const length = typeof args[0] === "number" ? args[0] : (args[0]?.length ?? 0);
        if (!(args[0] instanceof ArrayBuffer)) count(length * (target.BYTES_PER_ELEMENT ?? 1));
        return Reflect.construct(
          target,
          args,
          newTarget === proxies.get(target) ? target : newTarget,
        );
      },
    });
  const proxies = new Map(
    [
      ArrayBuffer,
      Uint8Array,
      Uint8ClampedArray,
      Int8Array,
      Uint16Array,
      Int16Array,
      Uint32Array,
      Int32Array,
      Float32Array,
      Float64Array,
    ].map((Constructor) => [Constructor, cap(Constructor)]),
  );
  for (const [Constructor, proxy] of proxies) globalThis[Constructor.name] = proxy;
  return () => exceeded;
}
