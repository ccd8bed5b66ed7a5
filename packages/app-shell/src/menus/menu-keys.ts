import type { KeyboardEvent } from "react";

const listItems = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>("[data-menu-item]")].filter(
    (item) => item.offsetParent !== null,
  );

/**
 * Handles keys on the items of a horizontal menu (`data-menu-item` inside a `nav`): arrows move
 * through the menu as Tab does, Home and End jump to its ends.
 */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>) => {
  const menu = event.currentTarget.closest("nav");
  const items = menu ? listItems(menu) : [];
  const at = items.indexOf(event.currentTarget);
  if (at < 0) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
};
