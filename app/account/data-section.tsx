import { Button } from "@/app/components/ui/button";
import { links } from "@/lib/links";
import { AccountSection } from "./account-section";

export const DataSection = () => (
  <AccountSection part="data">
    <p className="text-pretty text-subtle">
      A zip file with your account, everything in your personal workspace, and a list of what you
      made in workspaces that you share with others.
    </p>
    <Button asChild className="w-fit">
      <a href={links.accountExport} download>
        Download your data
      </a>
    </Button>
  </AccountSection>
);
