"use client";

import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { Plus } from "lucide-react";
import { useState, useTransition } from "react";
import { PasskeysElsewhere } from "@/app/components/passkeys-elsewhere";
import { Button } from "@/app/components/ui/button";
import { DialogContent } from "@/app/components/ui/dialog";
import { FieldError } from "@/app/components/ui/field";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { toForm } from "@/app/shared/form-values";
import { toast } from "@/app/shared/toast";
import { explainPasskeyError, makePasskey, usePasskeyPlace } from "@/app/shared/use-passkeys";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { askForPasskey, keepPasskey } from "./factor-actions";
import { ProofForm } from "./proof";
import { CodesDialog } from "./recovery-codes";

type Finish = (codes: string[] | null) => void;
type Props = { proof: ProofAsked; email: string; origin: string; path: string };

export function AddPasskey({ proof, email, origin, path }: Props) {
  const place = usePasskeyPlace(origin);
  const [trouble, setTrouble] = useState<string>();
  const [isMaking, startMaking] = useTransition();
  const make = async (options: PublicKeyCredentialCreationOptionsJSON, finish: Finish) => {
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
    else finish(data.recovery_codes);
  };
  if (place === "other address") return <PasskeysElsewhere origin={origin} path={path} />;
  if (place === "no browser") {
    return <p className="text-subtle">This browser has no passkeys. Open this page in another.</p>;
  }
  return (
    <CodesDialog
      email={email}
      trigger={
        <Button className="w-fit">
          <Plus aria-hidden />
          Add a passkey
        </Button>
      }
      reset={() => setTrouble(undefined)}
      onDone={() => toast.success("Passkey added")}
    >
      {(finish) => (
        <DialogContent
          title="Add a passkey"
          description="Your browser then asks for your fingerprint, face, PIN or security key, and keeps the passkey there."
        >
          <FieldError>{trouble}</FieldError>
          <ProofForm
            proof={proof}
            action={askForPasskey}
            confirm="Continue"
            isBusy={isMaking}
            onDone={(options) => startMaking(() => make(options, finish))}
          />
        </DialogContent>
      )}
    </CodesDialog>
  );
}
