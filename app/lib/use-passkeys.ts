import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useSyncExternalStore } from "react";

// What speaks with authenticators is loaded once somebody wants to.
const load = () => import("@simplewebauthn/browser");

const never = () => () => {};
/** Whether a page and its browser can use passkeys. */
type Place = "unknown" | "no browser" | "other address" | "here";

/** Whether this page may ask for passkeys, which belong to pages of `origin`; unknown until the page has come alive. */
export function usePasskeyPlace(origin: string): Place {
  const read = (): Place => {
    if (window.location.origin !== origin) return "other address";
    return "PublicKeyCredential" in window ? "here" : "no browser";
  };
  return useSyncExternalStore(never, read, () => "unknown");
}

/** A sentence for what went wrong between the browser and the authenticator. */
export function passkeyTrouble(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") {
    return "This device or key has a passkey for your account already. Take another one.";
  }
  return "No passkey came from your browser: it was cancelled, took too long, or there is none for this address. Try again.";
}

/** Has an authenticator make a passkey. @returns its answer, as JSON @throws what `passkeyTrouble` words */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await load();
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Has an authenticator prove who is there. @returns its answer, as JSON @throws as above */
export async function answerWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await load();
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
