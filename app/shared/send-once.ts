/** In ms: a form whose answer takes longer may be sent again by the same button. */
const WAIT_MS = 10_000;

/**
 * Refuses to send a form a second time by one button while its answer is awaited. It runs in the page before other scripts, as text, so it uses nothing
 * from outside. A form that a script sends is not concerned: React prevents the browser's own sending before this is told.
 */
function sendOnce(page: Pick<Window, "addEventListener">, waitMs: number) {
  let sentAt = new WeakMap<EventTarget, number>();
  page.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !form || !("method" in form) || form.method !== "post") return;
    const sender = event.submitter ?? form;
    const before = sentAt.get(sender);
    if (before !== undefined && event.timeStamp - before < waitMs) event.preventDefault();
    else sentAt.set(sender, event.timeStamp);
  });
  page.addEventListener("pageshow", (event) => {
    if (event.persisted) sentAt = new WeakMap();
  });
}

export const SEND_ONCE = `(${sendOnce})(window, ${WAIT_MS});`;
