import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";

export class ImageView implements NodeView {
  readonly dom = document.createElement("span");

  constructor({ attrs }: Node, hosts: readonly string[]) {
    const { url, alt } = attrs;
    this.dom.dataset.image = url;
    this.dom.setAttribute("role", "img");
    this.dom.setAttribute("aria-label", alt || "Image");
    this.dom.textContent = alt || url;
    if (URL.canParse(url) && hosts.includes(new URL(url).host)) this.load(url);
  }

  /** An image that fails to load or is blocked by the page's policy stays a description. */
  private load(url: string) {
    const image = new Image();
    image.alt = "";
    image.referrerPolicy = "no-referrer";
    image.addEventListener("load", () => {
      this.dom.replaceChildren(image);
      this.dom.dataset.shown = "";
    });
    image.src = url;
  }

  ignoreMutation(): boolean {
    return true;
  }
}
