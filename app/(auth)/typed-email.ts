let typed = "";

export function keepTypedEmail(email: string) {
  typed = email;
}

export const getTypedEmail = () => typed;
