import type { KeyboardEvent } from "react";

const listItems = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>("[data-menu-item]")].filter(
    (item) => item.offsetParent !== null,
  );

const createMenuKeys = (next: string, previous: string) => (event: KeyboardEvent<HTMLElement>) => {
  const menu = event.currentTarget.closest("nav");
  const items = menu ? listItems(menu) : [];
  const at = items.indexOf(event.currentTarget);
  if (at < 0) return;
  const to = { [next]: at + 1, [previous]: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
};

/**
 * Handles keys on the items of a horizontal menu (`data-menu-item` inside a `nav`): arrows move
 * through the menu as Tab does, Home and End jump to its ends.
 */
export const moveInMenu = createMenuKeys("ArrowRight", "ArrowLeft");

/** The same for a menu whose items are below each other. */
export const moveInVerticalMenu = createMenuKeys("ArrowDown", "ArrowUp");
