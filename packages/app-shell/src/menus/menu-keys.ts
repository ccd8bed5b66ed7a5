import type { KeyboardEvent } from "react";

const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>("[data-menu-item]")].filter(
    (item) => item.offsetParent !== null,
  );

/**
 * On each item of a horizontal menu, marked `data-menu-item` and inside a `nav`: arrows walk along
 * the menu as Tab does, Home and End jump to its ends.
 */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>) => {
  const menu = event.currentTarget.closest("nav");
  const items = menu ? itemsOf(menu) : [];
  const at = items.indexOf(event.currentTarget);
  if (at < 0) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
};
