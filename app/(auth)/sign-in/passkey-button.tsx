"use client";

import { KeyRound } from "lucide-react";
import { useState, useTransition } from "react";
import { PasskeysElsewhere } from "@/app/components/passkeys-elsewhere";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { toForm } from "@/app/shared/form-values";
import { answerWithPasskey, explainPasskeyError, usePasskeyPlace } from "@/app/shared/use-passkeys";
import { getPasskeyOptions, signInWithPasskey } from "../actions";

type Props = {
  origin: string;
  path: string;
  next: string;
  /** At the second step, only that account's passkeys count. */
  isSecondStep?: boolean;
};

export function PasskeyButton({ origin, path, next, isSecondStep = false }: Props) {
  const place = usePasskeyPlace(origin);
  const [trouble, setTrouble] = useState<string>();
  const [pending, startTransition] = useTransition();
  const begin = async () => {
    const asked = await catchUnreachable(getPasskeyOptions)(
      {},
      toForm({ second_step: String(isSecondStep) }),
    );
    if (!asked.data) return asked.error;
    let response: string;
    try {
      response = await answerWithPasskey(asked.data);
    } catch (error) {
      return explainPasskeyError(error);
    }
    const { error } = await catchUnreachable(signInWithPasskey)({}, toForm({ response, next }));
    return error ?? "The passkey could not be checked. Try again.";
  };
  if (place === "other address") return <PasskeysElsewhere origin={origin} path={path} />;
  if (place !== "here") return null;
  return (
    <div className="grid gap-2">
      <SubmitButton
        type="button"
        variant="secondary"
        pending={pending}
        onClick={() => !pending && startTransition(async () => setTrouble(await begin()))}
      >
        <KeyRound aria-hidden />
        Use a passkey
      </SubmitButton>
      <FieldError>{trouble}</FieldError>
    </div>
  );
}
