declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Compresses the response that `next` writes, if the request accepts that. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
