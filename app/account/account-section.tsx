import type { ComponentProps } from "react";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";

const PARTS = {
  profile: "Profile",
  email: "Email address",
  password: "Password",
  "two-step": "Two-step sign-in",
  passkeys: "Passkeys",
  "linked-accounts": "Linked accounts",
  sessions: "Sessions",
  powers: "Access and API keys",
  data: "Your data",
  deletion: "Delete account",
} as const;
type Part = keyof typeof PARTS;

type Props = Omit<ComponentProps<typeof Section>, "id" | "title"> & { part: Part };

export const AccountSection = ({ part, ...props }: Props) => (
  <Section id={part} title={PARTS[part]} {...props} />
);

export const AccountParts = ({ hasLinked }: { hasLinked: boolean }) => (
  <nav aria-label="On this page" className="flex flex-wrap gap-x-4 gap-y-1.5 text-[0.8125rem]">
    <span aria-hidden className="text-subtle">
      On this page
    </span>
    {Object.entries(PARTS).map(
      ([part, title]) =>
        (hasLinked || part !== "linked-accounts") && (
          <TextLink key={part} href={`#${part}`}>
            {title}
          </TextLink>
        ),
    )}
  </nav>
);
