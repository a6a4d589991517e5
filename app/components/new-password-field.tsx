import { Field } from "./ui/field";
import { Input } from "./ui/input";

type Props = { name: string; label: string; minLength: number; error: string | undefined };

export const NewPasswordField = ({ name, label, minLength, error }: Props) => (
  <Field label={label} hint={`At least ${minLength} characters.`} error={error}>
    <Input name={name} type="password" autoComplete="new-password" required />
  </Field>
);
