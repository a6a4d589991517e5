import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";

/** Asks to type the workspace's name before a change that its owner cannot take back. */
export const ConfirmName = ({ name, error }: { name: string; error: string | undefined }) => (
  <Field label="Name of the workspace" hint={`Type “${name}” to confirm.`} error={error}>
    <Input name="name" autoComplete="off" required />
  </Field>
);
