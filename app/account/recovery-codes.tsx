"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { CopyButton } from "@/app/components/copy-button";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from "@/app/components/ui/dialog";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { formatLongDate } from "@/lib/format-time";
import { remakeCodes } from "./factor-actions";
import { ProofForm } from "./proof";

type CodesDialogProps = {
  email: string;
  trigger: ReactNode;
  /** Forgets an earlier attempt. */
  reset?: () => void;
  onDone?: () => void;
  children: (finish: (codes: string[] | null) => void) => ReactNode;
};

/** A dialog that may end with recovery codes. They open it again if it was closed meanwhile, because they are shown only once. */
export function CodesDialog({ email, trigger, reset, onDone, children }: CodesDialogProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const change = (next: boolean) => {
    setOpen(next);
    setCodes(undefined);
    reset?.();
  };
  const close = () => {
    change(false);
    onDone?.();
    router.refresh();
  };
  const finish = (made: string[] | null) => {
    if (!made) return close();
    setCodes(made);
    setOpen(true);
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      {codes ? <NewCodes codes={codes} email={email} onSaved={close} /> : children(finish)}
    </Dialog>
  );
}

type NewCodesProps = { codes: string[]; email: string; onSaved: () => void };

function NewCodes({ codes, email, onSaved }: NewCodesProps) {
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
      isDismissible={false}
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

export const RemakeCodes = ({ proof, email }: { proof: ProofAsked; email: string }) => (
  <CodesDialog email={email} trigger={<Button size="small">New recovery codes</Button>}>
    {(finish) => (
      <DialogContent
        title="Make new recovery codes?"
        description="You get ten new codes. Your current ones stop working."
      >
        <ProofForm
          proof={proof}
          action={remakeCodes}
          confirm="Make new codes"
          onDone={({ recovery_codes }) => finish(recovery_codes)}
        />
      </DialogContent>
    )}
  </CodesDialog>
);
