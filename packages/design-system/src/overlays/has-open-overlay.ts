const OVERLAYS = '[role="dialog"], [role="menu"], dialog[open], :popover-open';

/** Whether a dialog, menu or popover is open. Overlays handle their own keys, so a page's shortcuts pause. */
export const hasOpenOverlay = () => document.querySelector(OVERLAYS) !== null;
