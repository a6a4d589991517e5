const FAILURES: Record<string, string> = {
  AI_TIMEOUT:
    "The AI provider took too long. Try again, or ask for a shorter document in the instructions.",
  AI_UNAVAILABLE:
    "The AI provider is overloaded or limits our calls at the moment. Wait a minute, then try again.",
  AI_PROVIDER_ERROR:
    "The AI provider failed, or cut the text off. Try again. If it fails every time, ask the operator of this service to check its AI settings.",
  AI_REFUSED:
    "The AI declined to write this. Change the title or the instructions, then try again.",
  CANCELLED: "The generation was canceled.",
  INTERRUPTED: "The service stopped while the document was being written. Try again.",
  NOT_FOUND: "The initiative was deleted while the document was being written.",
  CLIENT_CLOSED: "The request was canceled. Try again.",
  SERVICE_UNAVAILABLE: "The database could not be reached. Wait a minute, then try again.",
};

export const explainFailure = (code: string | null): string =>
  FAILURES[code ?? ""] ??
  "Something went wrong on our side. Try again; if it fails every time, tell the operator of this service when it happened.";
