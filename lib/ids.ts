import { v7 } from "uuid";

/** A new UUIDv7: ids made in one process sort by the moment they were made. */
export const newId = (): string => v7();

/** The id of a request: answers and log lines tell it. */
export const newRequestId = () => `req_${newId()}`;

/** No resource ever has this id, so a malformed id can be looked up as this one and get the same 404. */
export const NIL_ID = "00000000-0000-0000-0000-000000000000";
