/** What ids, and the links to them, begin with, so that a document cannot take the name of a page's own parts. */
export const ID_PREFIX = "user-content-";

/** Protocols a link may have; without one it is relative to the page. */
export const LINK_PROTOCOLS = ["http", "https", "mailto"];

const HERE = "https://this-site.invalid";

/** Whether a link may be kept. Asks the URL parser, which reads an address as browsers do. */
export function isAllowedLink(href) {
  return (
    URL.canParse(href, HERE) && LINK_PROTOCOLS.includes(new URL(href, HERE).protocol.slice(0, -1))
  );
}

/** The host an image would be asked of; undefined for one that no page loads, which is any but over https. */
export function imageHost(src) {
  return /^https:\/\//i.test(src) && URL.canParse(src) ? new URL(src).host : undefined;
}

/**
 * The form that a page has for images that wait (`app/w/[workspace]/layout.tsx`). An address can carry
 * what its author read elsewhere, so no host is asked before the reader has pressed the button that names it.
 */
export const REMOTE_IMAGES_FORM = "remote-images";

/** The button in place of an image that waits, and its words. */
export function waitingImage(host, alt) {
  return {
    attributes: {
      type: "submit",
      form: REMOTE_IMAGES_FORM,
      name: "host",
      value: host,
      className: ["remote-image"],
      title: `They are loaded from ${host}, which learns that you opened this page.`,
    },
    text: `Show images from ${host}${alt ? ` (${alt})` : ""}`,
  };
}

/** The words of a link to an image. */
export const imageWords = (src, alt) => alt || `Image: ${src}`;

/** What the `href` and `rel` of an allowed link become. */
export function linkAttributes(href) {
  if (href.startsWith("#")) return { href: prefixed(href) };
  return isExternal(href) ? { href, rel: "nofollow noopener ugc" } : { href };
}

function prefixed(hash) {
  return hash === "#" || hash.startsWith(`#${ID_PREFIX}`) ? hash : `#${ID_PREFIX}${hash.slice(1)}`;
}

/** By the URL parser too, because `/\host` is another site. */
function isExternal(href) {
  if (!URL.canParse(href, HERE)) return true;
  const { protocol, origin } = new URL(href, HERE);
  return protocol !== "mailto:" && origin !== HERE;
}

/** Lets an image come when it is seen, without telling its host which page shows it. */
export const IMAGE_ATTRIBUTES = { loading: "lazy", referrerPolicy: "no-referrer" };
