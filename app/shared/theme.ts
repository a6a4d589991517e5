const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A cookie, so that the server renders the right colors at once. */
export const THEME_COOKIE = "theme";

export const toTheme = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? "system";
