"use client";

import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { PasskeysElsewhere } from "@/app/components/passkeys-elsewhere";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/components/ui/dialog";
import { FieldError } from "@/app/components/ui/field";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { toForm } from "@/app/shared/form-values";
import { toast } from "@/app/shared/toast";
import { explainPasskeyError, makePasskey, usePasskeyPlace } from "@/app/shared/use-passkeys";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { askForPasskey, keepPasskey } from "./factor-actions";
import { ProofForm } from "./proof";
import { NewCodes } from "./recovery-codes";

type Props = { proof: ProofAsked; email: string; origin: string; path: string };

export function AddPasskey({ proof, email, origin, path }: Props) {
  const place = usePasskeyPlace(origin);
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [codes, setCodes] = useState<string[]>();
  const [isMaking, startMaking] = useTransition();
  const change = (next: boolean) => {
    setOpen(next);
    setTrouble(undefined);
    setCodes(undefined);
  };
  /** Also if the dialog was closed meanwhile, because the codes are shown only once. */
  const showCodes = (made: string[]) => {
    setCodes(made);
    setOpen(true);
  };
  const finish = () => {
    change(false);
    toast.success("Passkey added");
    router.refresh();
  };
  const make = async (options: PublicKeyCredentialCreationOptionsJSON) => {
    setTrouble(undefined);
    let response: string;
    try {
      response = await makePasskey(options);
    } catch (error) {
      setTrouble(explainPasskeyError(error));
      return;
    }
    const { data, error } = await catchUnreachable(keepPasskey)({}, toForm({ response }));
    if (!data) setTrouble(error ?? "The passkey could not be saved. Try again.");
    else if (data.recovery_codes) showCodes(data.recovery_codes);
    else finish();
  };
  if (place === "other address") return <PasskeysElsewhere origin={origin} path={path} />;
  if (place === "no browser") {
    return <p className="text-subtle">This browser has no passkeys. Open this page in another.</p>;
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button className="w-fit">
          <Plus aria-hidden />
          Add a passkey
        </Button>
      </DialogTrigger>
      {codes ? (
        <NewCodes codes={codes} email={email} onSaved={finish} />
      ) : (
        <DialogContent
          title="Add a passkey"
          description="Your browser then asks for your fingerprint, face, PIN or security key, and keeps the passkey there."
        >
          {trouble && <FieldError>{trouble}</FieldError>}
          <ProofForm
            proof={proof}
            action={askForPasskey}
            confirm="Continue"
            isBusy={isMaking}
            onDone={(options) => startMaking(() => make(options))}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
