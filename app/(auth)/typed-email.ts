let typed = "";

/**
 * Keeps the address that somebody typed while they go from one page to the next: in this tab's memory alone, since
 * servers and proxies log the addresses of pages. Call it in event handlers only, which never run on the server.
 */
export function keepTypedEmail(email: string) {
  typed = email;
}

export const typedEmail = () => typed;
