/** Returns what has the focus; if that is an item of a menu, which closes, what opened the menu. */
export const findOpener = () => {
  const menu = document.activeElement?.closest("[role=menu]");
  const opener = menu?.getAttribute("aria-labelledby");
  return opener ? document.getElementById(opener) : document.activeElement;
};
