import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useBrowserValue } from "./use-browser-value";

const load = () => import("@simplewebauthn/browser");

type Place = "unknown" | "no browser" | "other address" | "here";

/** Passkeys belong to `origin`; unknown until hydration. */
export function usePasskeyPlace(origin: string): Place {
  const read = (): Place => {
    if (window.location.origin !== origin) return "other address";
    return "PublicKeyCredential" in window ? "here" : "no browser";
  };
  return useBrowserValue<Place>(read, "unknown");
}

/** Explains an error between browser and authenticator. */
export function explainPasskeyError(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") {
    return "This device or key already has a passkey for your account. Use another one.";
  }
  return "Your browser returned no passkey: the request was canceled, took too long, or there is no passkey for this address. Try again.";
}

/** Returns the authenticator's answer, as JSON. @throws an error for `explainPasskeyError` */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await load();
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Returns the authenticator's answer, as JSON. @throws an error for `explainPasskeyError` */
export async function answerWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await load();
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
