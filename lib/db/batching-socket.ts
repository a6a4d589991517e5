import { Socket } from "node:net";

/**
 * A network socket that sends in one piece what is written in one turn of the event loop: statements that do
 * not wait for each other then cost one system call, and wake the database once. node-postgres corks
 * the socket around each prepared statement; here that ends with the turn.
 */
export class BatchingSocket extends Socket {
  override uncork() {
    process.nextTick(() => super.uncork());
  }
}
