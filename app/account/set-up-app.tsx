"use client";

import { useState } from "react";
import { SecretField } from "@/app/components/secret-field";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { DialogContent, DialogFooter } from "@/app/components/ui/dialog";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { beginApp, confirmApp } from "./factor-actions";
import { ProofForm } from "./proof";
import { CodesDialog } from "./recovery-codes";

type Begun = { uri: string; secret: string; qr: string };

export function SetUpApp({ proof, email }: { proof: ProofAsked; email: string }) {
  const [begun, setBegun] = useState<Begun>();
  return (
    <CodesDialog
      email={email}
      trigger={<Button>Set up an authenticator app</Button>}
      reset={() => setBegun(undefined)}
      onDone={() => toast.success("Authenticator app set up")}
    >
      {(finish) =>
        begun ? (
          <DialogContent
            title="Scan this with your app"
            description="Open the authenticator app on your phone, add an account and scan the picture. Then enter the six digits that it shows."
          >
            <Confirm begun={begun} onDone={finish} />
          </DialogContent>
        ) : (
          <DialogContent
            title="Set up an authenticator app"
            description="An app on your phone, such as Google Authenticator, 1Password or Aegis, shows a new code every 30 seconds. When you sign in, a second page asks for that code after your password."
          >
            <ProofForm proof={proof} action={beginApp} confirm="Continue" onDone={setBegun} />
          </DialogContent>
        )
      }
    </CodesDialog>
  );
}

type ConfirmProps = { begun: Begun; onDone: (codes: string[] | null) => void };

function Confirm({ begun: { uri, secret, qr }, onDone }: ConfirmProps) {
  const { state, pending, form } = useFormAction(confirmApp, ({ recovery_codes }) =>
    onDone(recovery_codes),
  );
  return (
    <form {...form} className="grid gap-5" noValidate>
      {/* biome-ignore lint/performance/noImgElement: made here, of no other size */}
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
        alt="QR code with the secret for your authenticator app"
        width={208}
        height={208}
        className="justify-self-center rounded-lg border"
      />
      <SecretField label="Or type this secret into the app" value={secret} />
      <a href={uri} className="w-fit text-accent-text underline sm:hidden">
        Open it in an app on this phone
      </a>
      <Field label="Code from the app" error={state.fields?.code}>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          spellCheck={false}
          autoFocus
        />
      </Field>
      <FieldError>{state.error}</FieldError>
      <DialogFooter>
        <SubmitButton pending={pending}>Turn on</SubmitButton>
      </DialogFooter>
    </form>
  );
}
