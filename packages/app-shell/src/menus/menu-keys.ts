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

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Makes keys move through the links of a panel while it is open: arrows as Tab does, and up from the
 * first one back to `opener`; Home and End to the ends. Returns what ends it.
 */
export const moveWithinPanel = (panel: HTMLElement | null, opener: HTMLElement | null) => {
  const ending = new AbortController();
  const move = (event: globalThis.KeyboardEvent) => {
    const links = [...(panel?.querySelectorAll<HTMLElement>("a, button") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const step = STEPS[event.key];
    const ends: Record<string, number> = { Home: 0, End: links.length - 1 };
    const to = step === undefined ? ends[event.key] : at + step;
    if (to === undefined || at < 0) return;
    event.preventDefault();
    if (to < 0) opener?.focus();
    else links.at(to % links.length)?.focus();
  };
  // Ahead of React, which keeps events from elements that it has not hydrated yet.
  addEventListener("keydown", move, { capture: true, signal: ending.signal });
  return () => ending.abort();
};
