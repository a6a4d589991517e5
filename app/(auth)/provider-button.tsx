import { Button } from "@/app/components/ui/button";
import { links } from "@/lib/links";

/** Leaves for the identity provider, so it is no link of the app's: nothing may fetch it ahead. */
export const ProviderButton = ({ provider, next }: { provider: string; next: string }) => (
  <Button asChild variant="primary">
    <a href={links.signInProvider(next)}>Continue with {provider}</a>
  </Button>
);
