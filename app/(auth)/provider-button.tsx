import { Button } from "@/app/components/ui/button";
import { links } from "@/lib/links";

/** A plain link, which Next does not prefetch, since it leads to the identity provider. */
export const ProviderButton = ({ provider, next }: { provider: string; next: string }) => (
  <Button asChild variant="primary">
    <a href={links.signInProvider(next)}>Continue with {provider}</a>
  </Button>
);
