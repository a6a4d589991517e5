import { makeLoader } from "@/app/shared/signed-in";
import { getContextItem } from "@/lib/domain/context/context-items";

export const loadItem = makeLoader(getContextItem);
