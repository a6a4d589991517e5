import { v7 } from "uuid";

/** Ids created in one process sort by creation time. */
export const newId = (): string => v7();

export const newRequestId = () => `req_${newId()}`;

/** No resource has this id, so looking up a malformed id as this one gets the same 404. */
export const NIL_ID = "00000000-0000-0000-0000-000000000000";

/** A regular expression's source, for any version of UUID in lowercase. */
export const UUID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
