import type { Node } from "prosemirror-model";
import type { EditorView, NodeView } from "prosemirror-view";

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

export class TaskItem implements NodeView {
  readonly dom = document.createElement("li");
  readonly contentDOM = document.createElement("div");
  private readonly box = document.createElement("input");

  constructor(node: Node, view: EditorView, getPos: () => number | undefined) {
    this.box.type = "checkbox";
    this.box.contentEditable = "false";
    this.box.ariaLabel = "Done";
    // Tab stays in the text; Ctrl+Enter ticks the box.
    this.box.tabIndex = -1;
    this.box.addEventListener("mousedown", (event) => event.preventDefault());
    this.box.addEventListener("change", () => {
      const at = getPos();
      if (at !== undefined)
        view.dispatch(view.state.tr.setNodeAttribute(at, "checked", this.box.checked));
    });
    this.dom.append(this.box, this.contentDOM);
    this.show(node);
  }

  update(node: Node): boolean {
    if (node.type.name !== "listItem") return false;
    this.show(node);
    return true;
  }

  stopEvent(event: Event): boolean {
    return event.target === this.box;
  }

  ignoreMutation(mutation: { target: globalThis.Node }): boolean {
    return !this.contentDOM.contains(mutation.target);
  }

  private show({ attrs }: Node) {
    const isTask = typeof attrs.checked === "boolean";
    this.box.hidden = !isTask;
    this.box.checked = attrs.checked === true;
    this.dom.toggleAttribute("data-task", isTask);
  }
}
