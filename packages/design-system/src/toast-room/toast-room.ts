/** A `ref` for a bar at the bottom of the window: while it is there, messages appear above it. */
export const toastRoom = (bar: HTMLElement | null) => {
  if (!bar) return undefined;
  const page = document.documentElement;
  const measure = () => {
    const { position, bottom } = getComputedStyle(bar);
    // Some are part of the page in wide windows, or hidden, or in a panel that messages appear beside.
    const isBeside = getComputedStyle(page).getPropertyValue("--toast-inset") !== "";
    const height = position === "static" || isBeside ? 0 : bar.offsetHeight;
    const room = height + (Number.parseFloat(bottom) || 0);
    page.style.setProperty("--toast-room", height > 0 ? `${room}px` : null);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.style.removeProperty("--toast-room");
  };
};
