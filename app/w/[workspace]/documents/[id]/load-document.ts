import { makeLoader } from "@/app/shared/signed-in";
import { getDocument } from "@/lib/domain/documents/documents";

export const loadDocument = makeLoader(getDocument);
