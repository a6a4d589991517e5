"use client";

import { useEffect, useState } from "react";
import { askServer } from "@/app/shared/ask-server";
import { links } from "@/lib/links";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";

export type Visit = { type: SourceType; title: string; path: string };

const MAX_VISITS = 7;
const nameStore = (workspaceId: string) => `visits:${workspaceId}`;
const types: readonly unknown[] = SOURCE_TYPES;

export function readVisits(workspaceId: string): Visit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameStore(workspaceId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isVisit(workspaceId)).slice(0, MAX_VISITS) : [];
  } catch {
    return [];
  }
}

export function useVisits(workspaceId: string): Visit[] {
  const [visits, setVisits] = useState(() => readVisits(workspaceId));
  useEffect(() => {
    void forgetGone(workspaceId).then((isShorter) => {
      if (isShorter) setVisits(readVisits(workspaceId));
    });
  }, [workspaceId]);
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

export function rememberVisit(workspaceId: string, visit: Visit) {
  const others = readVisits(workspaceId).filter(({ path }) => path !== visit.path);
  keep(workspaceId, [visit, ...others].slice(0, MAX_VISITS));
}

/** Keeps the list if the server does not answer. @returns whether anything was removed */
async function forgetGone(workspaceId: string): Promise<boolean> {
  const ids = readVisits(workspaceId).map(readId);
  const there = ids.length > 0 ? await askWhichAreThere(workspaceId, ids) : ids;
  const gone = new Set(ids.filter((id) => !there.includes(id)));
  if (gone.size === 0) return false;
  const others = readVisits(workspaceId).filter((visit) => !gone.has(readId(visit)));
  keep(workspaceId, others);
  return true;
}

async function askWhichAreThere(workspaceId: string, ids: string[]): Promise<string[]> {
  const asked = await askServer<{ ids: string[] }>(links.searchVisits(workspaceId, ids));
  return "answer" in asked ? asked.answer.ids : ids;
}

const readId = ({ path }: Visit) => path.slice(path.lastIndexOf("/") + 1);

function keep(workspaceId: string, visits: Visit[]) {
  try {
    localStorage.setItem(nameStore(workspaceId), JSON.stringify(visits));
  } catch {
    // Storage is full or forbidden: the list stays.
  }
}

const isVisit =
  (workspaceId: string) =>
  (kept: unknown): kept is Visit =>
    typeof kept === "object" &&
    kept !== null &&
    "type" in kept &&
    types.includes(kept.type) &&
    "title" in kept &&
    typeof kept.title === "string" &&
    "path" in kept &&
    typeof kept.path === "string" &&
    kept.path.startsWith(`/w/${workspaceId}/`);
