/** Apart from `key-format.ts`, since browsers load it. */
export const KEY_PREFIX = "gwk_live_";
/** Of letters and digits: 32 random bytes in base 62, then their checksum. */
export const RANDOM_LENGTH = 43;
export const CHECKSUM_LENGTH = 6;
export const REST_LENGTH = RANDOM_LENGTH + CHECKSUM_LENGTH;
const SHAPE = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${REST_LENGTH}}$`);

/** Says nothing about the checksum. */
export const hasKeyShape = (text: string): boolean => SHAPE.test(text);
