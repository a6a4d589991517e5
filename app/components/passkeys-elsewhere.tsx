import { TextLink } from "./text-link";

/** Passkeys belong to one spelling of this host; this page was opened under another one. */
export function PasskeysElsewhere({ origin, path }: { origin: string; path: string }) {
  return (
    <p className="text-pretty text-subtle">
      Passkeys work under one address only:{" "}
      <TextLink href={origin + path}>{`open this page at ${origin}`}</TextLink>.
    </p>
  );
}
