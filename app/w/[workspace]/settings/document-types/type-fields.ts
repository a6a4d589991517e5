import * as z from "zod";
import { NewDocumentType } from "@/lib/schemas/document-types";
import { id } from "@/lib/schemas/fields";
import { isObject } from "@/lib/schemas/is-object";

const NUMBERED = /^sections\.(\d{1,3})\.(heading|guidance)$/;

function withSections(form: Record<string, unknown>) {
  const sections = new Map<number, Record<string, unknown>>();
  for (const [name, value] of Object.entries(form)) {
    const [, index, field] = NUMBERED.exec(name) ?? [];
    if (index === undefined || field === undefined) continue;
    sections.set(Number(index), { ...sections.get(Number(index)), [field]: value });
  }
  const inOrder = [...sections].sort(([a], [b]) => a - b);
  return { ...form, sections: inOrder.map(([, section]) => section) };
}

const readFromForm = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((form) => (isObject(form) ? withSections(form) : form), schema);

export const NewTypeForm = readFromForm(NewDocumentType);
export const ChangedTypeForm = readFromForm(NewDocumentType.extend({ id }));
