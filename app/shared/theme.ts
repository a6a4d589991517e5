import { YEAR_S } from "@/lib/clock";

const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A cookie, so that the server renders the right colors at once. */
export const THEME_COOKIE = "theme";

/** For the page and this browser. */
export function applyTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore exists only in secure contexts
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

export const toTheme = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? "system";
