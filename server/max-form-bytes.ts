/** 2 MiB: has room for a document of 500,000 characters of three bytes, quoted as JSON. */
export const MAX_FORM_BYTES = 2 * 1024 * 1024;
