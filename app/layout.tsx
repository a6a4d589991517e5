import { clsx } from "clsx";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { Toaster } from "./components/ui/toaster";
import { SEND_ONCE } from "./shared/send-once";
import { THEME_COOKIE, toTheme } from "./shared/theme";
import "./globals.css";

const inter = localFont({
  src: "./fonts/inter-latin.woff2",
  variable: "--font-inter",
  weight: "100 900",
});

export const metadata: Metadata = {
  title: { template: "%s · Groundwork", default: "Groundwork" },
  description: "The planning workspace that people, scripts and AI assistants share.",
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f7f4" },
    { media: "(prefers-color-scheme: dark)", color: "#0d0f0e" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page prerendered at build time would have no nonce, so its scripts would be blocked.
  await connection();
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html
      lang="en"
      data-theme={theme === "system" ? undefined : theme}
      className={clsx(inter.variable, "font-sans")}
    >
      <body>
        {/* Browsers hide a nonce from scripts, so React finds another one. */}
        <script nonce={nonce} suppressHydrationWarning>
          {SEND_ONCE}
        </script>
        {children}
        <Toaster />
      </body>
    </html>
  );
}
