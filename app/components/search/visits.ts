"use client";

import { useEffect, useState } from "react";
import { askServer } from "@/app/shared/ask-server";
import { forgetStored } from "@/app/shared/forget-stored";
import { links } from "@/lib/links";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";

/** `initiative` is the title of the one that it belongs to. */
export type Visit = { type: SourceType; title: string; path: string; initiative?: string };

/** Somebody else who signs in in this browser does not see these visits. */
export type Visitor = { userId: string; workspaceId: string };

const MAX_VISITS = 7;
const PREFIX = "visits:";
const toKey = ({ userId, workspaceId }: Visitor) => `${PREFIX}${userId}:${workspaceId}`;
const types: readonly unknown[] = SOURCE_TYPES;

export function readVisits(visitor: Visitor): Visit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(toKey(visitor)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isVisit(visitor)).slice(0, MAX_VISITS) : [];
  } catch {
    return [];
  }
}

export function useVisits({ userId, workspaceId }: Visitor): Visit[] {
  const [visits, setVisits] = useState(() => readVisits({ userId, workspaceId }));
  useEffect(() => {
    const visitor = { userId, workspaceId };
    void forgetGone(visitor).then((isShorter) => {
      if (isShorter) setVisits(readVisits(visitor));
    });
  }, [userId, workspaceId]);
  return visits;
}

/** The initiative on the page, otherwise the last visited, otherwise the newest. */
export function findInitiative(
  here: string | undefined,
  visits: Visit[],
  newest: { id: string; title: string }[],
) {
  const visited = visits.filter(({ type }) => type === "initiative");
  const known = [...visited.map((visit) => ({ id: readId(visit), title: visit.title })), ...newest];
  return here ? (known.find(({ id }) => id === here) ?? { id: here }) : known[0];
}

export function rememberVisit(visitor: Visitor, visit: Visit) {
  const others = readVisits(visitor).filter(({ path }) => path !== visit.path);
  keep(visitor, [visit, ...others].slice(0, MAX_VISITS));
}

export const forgetVisits = (staying?: string) => forgetStored("localStorage", PREFIX, staying);

/** Keeps the list if the server does not answer. @returns whether anything was removed */
async function forgetGone(visitor: Visitor): Promise<boolean> {
  const ids = readVisits(visitor).map(readId);
  const there = ids.length > 0 ? await askWhichAreThere(visitor.workspaceId, ids) : ids;
  const gone = new Set(ids.filter((id) => !there.includes(id)));
  if (gone.size === 0) return false;
  const others = readVisits(visitor).filter((visit) => !gone.has(readId(visit)));
  keep(visitor, others);
  return true;
}

async function askWhichAreThere(workspaceId: string, ids: string[]): Promise<string[]> {
  const asked = await askServer<{ ids: string[] }>(links.searchVisits(workspaceId, ids));
  return "answer" in asked ? asked.answer.ids : ids;
}

const readId = ({ path }: Visit) => path.slice(path.lastIndexOf("/") + 1);

function keep(visitor: Visitor, visits: Visit[]) {
  try {
    localStorage.setItem(toKey(visitor), JSON.stringify(visits));
  } catch {
    // Storage is full or forbidden: the list stays.
  }
}

const isVisit =
  ({ workspaceId }: Visitor) =>
  (kept: unknown): kept is Visit =>
    typeof kept === "object" &&
    kept !== null &&
    "type" in kept &&
    types.includes(kept.type) &&
    "title" in kept &&
    typeof kept.title === "string" &&
    (!("initiative" in kept) || typeof kept.initiative === "string") &&
    "path" in kept &&
    typeof kept.path === "string" &&
    kept.path.startsWith(`/w/${workspaceId}/`);
