"use client";

import { useEffect, useState } from "react";
import { noteOpenedAs } from "@/app/shared/opened-as";

/**
 * Binds the forms of the page to the person for whom it was opened. The first one counts: an update of the page after another
 * person has signed in elsewhere changes the props, but not whose text is in the forms.
 */
export function BindForms({ userId, name }: { userId: string; name: string }) {
  const [first] = useState({ userId, name });
  useEffect(() => noteOpenedAs(first), [first]);
  return null;
}
