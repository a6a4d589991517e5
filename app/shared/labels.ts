import type { Tone } from "@/app/components/ui/badge";
import type { MediaType } from "@/lib/extract/media-types";
import {
  CONTEXT_LABELS,
  type DocumentStatus,
  GOAL_TYPES,
  type Origin,
  type Role,
  type Tier,
  type VersionSource,
} from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

export const STATUS_TONE: Record<DocumentStatus, Tone> = {
  draft: "neutral",
  in_review: "warning",
  approved: "positive",
  archived: "neutral",
};

export const STATUS_ABOUT: Record<DocumentStatus, string> = {
  draft: "Still being written. Nobody relies on it yet.",
  in_review: "Ready to be read. Others suggest changes.",
  approved: "Agreed on. Launch readiness counts it.",
  archived: "No longer used. It stays readable, but generated documents leave it out.",
};

export const ORIGIN: Record<Origin, string> = { app: "App", api: "REST API", mcp: "MCP" };

export const VERSION_SOURCE: Record<VersionSource, string> = {
  app: "Written in the app",
  api: "Written over the REST API",
  mcp: "Written by an assistant over MCP",
  generation: "Generated",
  restore: "Restored",
  proposal: "Proposed, and accepted",
  import: "Imported",
};

const FIELDS = new Map([
  ["goal_type", "Type"],
  ["source_url", "Source address"],
]);

/** Names a field of a resource as its form does. */
export const nameField = (name: string) => FIELDS.get(name) ?? humanize(name);

const CHOICES = new Set<string>([...CONTEXT_LABELS, ...GOAL_TYPES]);

/** Names the label of an item or the type of a goal as its form does. @returns undefined for another text */
export const nameChoice = (value: string | null) =>
  value !== null && CHOICES.has(value) ? humanize(value) : undefined;

export const MEDIA_TYPE: Record<MediaType, string> = {
  "text/markdown": "Markdown",
  "text/plain": "Plain text",
  "text/csv": "CSV",
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word document",
};

export const TIER: Record<Tier, string> = {
  free: "Free",
  pro: "Pro",
  team: "Team",
  consultant: "Consultant",
  internal: "Full",
};

export const ROLE: Record<Role, { name: string; can: string }> = {
  owner: {
    name: "Owner",
    can: "Can do everything, including handing over or deleting the workspace",
  },
  admin: {
    name: "Admin",
    can: "Can edit content, and manage members and API keys",
  },
  member: {
    name: "Member",
    can: "Can edit content, but not manage members or API keys",
  },
};
