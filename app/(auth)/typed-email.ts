let typed = "";

/** Remembers it in this tab, since servers and proxies log addresses in URLs. Call it in event handlers only. */
export function keepTypedEmail(email: string) {
  typed = email;
}

export const typedEmail = () => typed;
