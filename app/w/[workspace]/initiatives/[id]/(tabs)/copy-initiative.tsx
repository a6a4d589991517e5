"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/app/components/ui/button";

const CopyDialog = dynamic(() => import("./copy-dialog").then((module) => module.CopyDialog));

type Props = {
  workspaceId: string;
  id: string;
  title: string;
  places: { value: string; label: string }[];
};

export function CopyInitiative(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Copy to another workspace…
      </Button>
      {open && <CopyDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}
