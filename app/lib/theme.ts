const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The choice is a cookie, so that the server sends the page in the right colours at once. */
export const THEME_COOKIE = "theme";

export const themeOf = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? "system";
