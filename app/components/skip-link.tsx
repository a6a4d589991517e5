/** The first link of a page, shown while it has the focus. */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only z-50 rounded-md bg-accent px-3 py-2 font-medium text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 print:hidden"
  >
    Skip to content
  </a>
);
