let typed = "";

/**
 * Keeps the typed address across pages in this tab's memory, since servers and proxies log addresses in URLs. Call it
 * only in event handlers, which never run on the server.
 */
export function keepTypedEmail(email: string) {
  typed = email;
}

export const typedEmail = () => typed;
