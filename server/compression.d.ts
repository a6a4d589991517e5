declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Compresses the body of the response, if the request accepts that, while `next` writes it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
