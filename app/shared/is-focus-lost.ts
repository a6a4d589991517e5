/** Whether no element has the focus, as after the focused one has left the page. */
export const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;
