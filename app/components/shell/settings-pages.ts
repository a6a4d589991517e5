import { links } from "@/lib/links";

/** `words` are others that people type in search to find the page. */
export const SETTINGS_PAGES = [
  { title: "General", link: links.settings.workspace, words: "sample example demo" },
  { title: "API keys", link: links.settings.apiKeys, words: "tokens secrets" },
  { title: "Connect", link: links.settings.connect, words: "an assistant mcp claude" },
  { title: "Document types", link: links.settings.documentTypes, words: "templates" },
  { title: "Members", link: links.settings.members },
  { title: "Activity", link: links.settings.activity, words: "audit log" },
  { title: "Usage", link: links.settings.usage, words: "quota limits" },
];
