import * as z from "zod";
import { NIL_ID } from "@/lib/ids";
import { MAX_TITLE } from "./bounds";
import { isObject } from "./is-object";

/** PostgreSQL and UTF-8 can hold no NUL and no lone surrogate. */
export const storable = z.refine<string>(
  (value) => value.isWellFormed() && !value.includes("\u0000"),
  {
    error: "must not contain NUL or lone surrogate characters",
  },
);

/** Stored as sent; bounds are in code points. */
export const text = (max: number, min = 0) => z.string().min(min).max(max).check(storable);

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader sees more than nothing: U+200B, U+3164 and the Braille blank are no white space for `trim()`. */
export const isVisible = (text: string) => VISIBLE.test(text);

/** Trimmed, not blank, 1 to 200 characters. */
export const title = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TITLE)
  .check(storable, z.refine(isVisible, "must have at least one visible character"))
  .meta({ examples: ["Route planner for field crews"] });

/** Any 8-4-4-4-12 hexadecimal id, normalized as stored. */
export const id = z
  .guid("must be an id (a UUID), as returned by lists and searches")
  .toLowerCase()
  .meta({ examples: ["019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d"] });

/** A malformed id becomes the nil id, so that the verb answers its own 404. */
export const pathId = id.catch(NIL_ID);
export const IdPath = z.object({ id: pathId });

export const versionNumber = z.int().min(1).max(999_999_999);

/** Forms and command lines send numbers as text. Other texts become NaN, which the schema refuses. */
export const readDigits = (value: unknown) =>
  typeof value === "string" ? (/^\d+$/.test(value) ? Number(value) : Number.NaN) : value;

/** A malformed version becomes 0, which no document has. */
export const VersionPath = z.object({
  id: pathId,
  version: z
    .preprocess(
      (text) => (/^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : text),
      versionNumber,
    )
    .catch(0),
});

/** zod's own check would take these characters, store a text without its tabs and line ends, and skip slashes before a host. */
const NOT_IN_ADDRESS = /[\s"<>\\\p{Cc}]/u;
const MAX_ADDRESS = 2_000;
/** Parsing a host takes time that grows with the square of its length, if it has other than Latin characters. */
const isWebAddress = (text: string) =>
  text.length > MAX_ADDRESS ||
  (/^https?:\/\/[^/.?#][^/?#]{0,299}(?:[/?#]|$)/i.test(text) &&
    !NOT_IN_ADDRESS.test(text) &&
    URL.canParse(text));

/** At most 2,000 characters; trimmed, stored and shown, never fetched. */
export const sourceUrl = z
  .stringFormat("url", (text) => isWebAddress(text.trim()))
  .overwrite((text) => text.trim())
  .max(MAX_ADDRESS)
  .check(storable)
  .meta({ examples: ["https://example.com/interviews/42"] });

/** ISO 8601, UTC, milliseconds, `Z`. */
export const timestamp = z.iso.datetime({ precision: 3 });
export const createdAt = timestamp.describe("In UTC");
export const updatedAt = timestamp.describe("In UTC");

export const createdByName = z
  .string()
  .nullable()
  .describe("Their name; null if they are no longer a member");

export const removedReferences = z
  .int()
  .describe("References and links removed: no source has them");

/** For a check on several fields that also runs if other fields are invalid, so that one answer names every field. */
export const isCheckable = ({ value }: z.core.ParsePayload) => isObject(value);

export const Page = z.object({
  limit: z.int().min(1).max(100).default(20).describe("How many items at most"),
  offset: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0).describe("How many items to skip"),
});
export type Page = z.output<typeof Page>;

/** `toList` may end a page early; `has_more` says whether another one follows. */
export const defineList = <Item extends z.ZodType>(item: Item, order = "Newest first") =>
  z.object({
    items: z.array(item).describe(order),
    pagination: z
      .object({
        limit: z.int().describe("As asked"),
        offset: z.int().describe("As asked"),
        has_more: z.boolean().describe("Ask again, offset raised by the items you got"),
      })
      .describe("This page"),
  });

export const Deleted = z.object({ deleted: z.literal(true) }).meta({ id: "Deleted" });
