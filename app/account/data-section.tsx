import { Section } from "@/app/components/section";
import { Button } from "@/app/components/ui/button";
import { links } from "@/lib/links";

export const DataSection = () => (
  <Section title="Your data">
    <p className="text-pretty text-subtle">
      A zip file with your account, everything in your personal workspace, and a list of what you
      made in workspaces that you share with others.
    </p>
    <Button asChild className="w-fit">
      <a href={links.accountExport} download>
        Download your data
      </a>
    </Button>
  </Section>
);
