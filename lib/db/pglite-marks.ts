import type { PGlite } from "@electric-sql/pglite";

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];

const BYTE_ORDER_MARK = Buffer.from("\ufeff");
const DATA_ROW = 0x44;

/** The values of one `DataRow` message of the PostgreSQL protocol, whose column count is at `start`. */
function readRow(bytes: Buffer, start: number): (string | null)[] {
  let at = start + 2;
  return Array.from({ length: bytes.readInt16BE(start) }, () => {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length === -1) return null;
    at += length;
    return bytes.toString("utf8", at - length, at);
  });
}

function readRowsAgain(messages: Message[], data: Uint8Array) {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (!bytes.includes(BYTE_ORDER_MARK)) return;
  const rows = messages.filter(({ name }) => name === "dataRow").values();
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] !== DATA_ROW) continue;
    const fields = readRow(bytes, at + 5);
    Object.assign(rows.next().value ?? {}, { fields });
  }
}

/**
 * PGlite decodes values with a `TextDecoder` that drops a byte order mark at their beginning, and
 * texts are kept byte for byte: answers that hold one are read again from their bytes.
 */
export function keepByteOrderMarks(lite: PGlite) {
  const execProtocolStream: PGlite["execProtocolStream"] = async (message, options) => {
    const { messages, data } = await lite.execProtocol(message, options);
    readRowsAgain(messages, data);
    return messages;
  };
  Object.assign(lite, { execProtocolStream });
}
