/** Keeps a document from taking the id of a page's element. */
export const ID_PREFIX = "user-content-";

export const LINK_PROTOCOLS = ["http", "https", "mailto"];

const HERE = "https://this-site.invalid";

export function isAllowedLink(href) {
  return (
    URL.canParse(href, HERE) && LINK_PROTOCOLS.includes(new URL(href, HERE).protocol.slice(0, -1))
  );
}

/** Undefined for images without https, which are never loaded. */
export function getImageHost(src) {
  return /^https:\/\//i.test(src) && URL.canParse(src) ? new URL(src).host : undefined;
}

/** An image address can leak text, so no host gets a request before the reader clicks this form's button. */
export const REMOTE_IMAGES_FORM = "remote-images";

export function describeWaitingImage(host, alt) {
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

export const getImageWords = (src, alt) => alt || `Image: ${src}`;

export function writeLinkAttributes(href) {
  if (href.startsWith("#")) return { href: addPrefix(href) };
  return isExternal(href) ? { href, rel: "nofollow noopener ugc" } : { href };
}

function addPrefix(hash) {
  return hash === "#" || hash.startsWith(`#${ID_PREFIX}`) ? hash : `#${ID_PREFIX}${hash.slice(1)}`;
}

/** `/\host` is another site. */
function isExternal(href) {
  if (!URL.canParse(href, HERE)) return true;
  const { protocol, origin } = new URL(href, HERE);
  return protocol !== "mailto:" && origin !== HERE;
}

export const IMAGE_ATTRIBUTES = { loading: "lazy", referrerPolicy: "no-referrer" };
