"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CopyButton } from "@/app/components/copy-button";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from "@/app/components/ui/dialog";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { formatLongDate } from "@/lib/format-time";
import { remakeCodes } from "./factor-actions";
import { ProofForm } from "./proof";

type NewCodesProps = { codes: string[]; email: string; onSaved: () => void };

export function NewCodes({ codes, email, onSaved }: NewCodesProps) {
  const text = codes.join("\n");
  const file = [
    `Groundwork recovery codes for ${window.location.origin}`,
    `Account: ${email}`,
    `Made on ${formatLongDate(new Date())}`,
    "",
    text,
    "",
  ].join("\n");
  return (
    <DialogContent
      title="Save your recovery codes now"
      description="Each signs you in once when your phone or passkey is not at hand. This is the only time they are shown: keep them in a password manager, or on paper."
      dismissible={false}
    >
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-lg border bg-muted p-4 font-mono text-[0.8125rem] sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <CopyButton text={text} what="recovery codes" />
        <Button asChild size="small">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="groundwork-recovery-codes.txt"
          >
            <Download aria-hidden />
            Download<span className="sr-only"> recovery codes</span>
          </a>
        </Button>
      </div>
      <DialogFooter>
        <Button variant="primary" onClick={onSaved}>
          I have saved my codes
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}

export function RemakeCodes({ proof, email }: { proof: ProofAsked; email: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    setOpen(false);
    setCodes(undefined);
    router.refresh();
  };
  /** Also if the dialog was closed meanwhile, because the codes are shown only once. */
  const showCodes = (made: string[]) => {
    setCodes(made);
    setOpen(true);
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="small">New recovery codes</Button>
      </DialogTrigger>
      {codes ? (
        <NewCodes codes={codes} email={email} onSaved={close} />
      ) : (
        <DialogContent
          title="Make new recovery codes?"
          description="You get ten new codes. Your current ones stop working."
        >
          <ProofForm
            proof={proof}
            action={remakeCodes}
            confirm="Make new codes"
            onDone={({ recovery_codes }) => showCodes(recovery_codes)}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
