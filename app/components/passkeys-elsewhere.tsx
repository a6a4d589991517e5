import { TextLink } from "./text-link";

export function PasskeysElsewhere({ origin, path }: { origin: string; path: string }) {
  return (
    <p className="text-pretty text-subtle">
      Passkeys work under one address only:{" "}
      <TextLink href={origin + path}>{`open this page at ${origin}`}</TextLink>.
    </p>
  );
}
