/** Scrolls what has the focus out from beneath a message that has just appeared. */
export const uncoverFocus = (message: HTMLElement | null) => {
  const focused = document.querySelector("main :focus-visible");
  if (!message || !focused) return;
  const [over, under] = [message.getBoundingClientRect(), focused.getBoundingClientRect()];
  // Not a whole section, which is longer than what is left above the message.
  const isCovered = under.bottom > over.top && under.top < over.bottom && under.height < over.top;
  if (isCovered && under.right > over.left) focused.scrollIntoView({ block: "nearest" });
};
