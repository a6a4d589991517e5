import * as z from "zod";
import { VERSION_SOURCES } from "./enums";
import { createdAt, createdByName, id } from "./fields";

/** `docs/contract/additions.md#version-records`. */
export const VersionRecord = z
  .object({
    id: id.describe("Id of the record"),
    version: z.int().describe("Counts from 1"),
    changed: z
      .array(z.string())
      .describe("The fields that differ from the version before; for version 1, all that are set"),
    source: z.enum(VERSION_SOURCES).describe("How it came about"),
    created_by: id.describe("Who made it"),
    created_by_name: createdByName,
    created_at: createdAt,
  })
  .meta({ id: "VersionRecord" });
export type VersionRecord = z.output<typeof VersionRecord>;

/** A version with the resource as GET answered it at that time. */
export const defineVersion = <Resource extends z.ZodObject>(resource: Resource, name: string) =>
  VersionRecord.extend({ value: resource.describe("As it was then") }).meta({ id: name });
