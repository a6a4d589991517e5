/** Apart from `key-format.ts`, since browsers load it. */
export const KEY_PREFIX = "gwk_live_";
const SHAPE = /^gwk_live_[0-9A-Za-z]{49}$/;

/** Says nothing about the checksum. */
export const hasKeyShape = (text: string): boolean => SHAPE.test(text);
