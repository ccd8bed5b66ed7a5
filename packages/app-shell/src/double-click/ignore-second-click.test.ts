import { expect, test } from "vitest";

import { isRest } from "./ignore-second-click.ts";

type Place = { toggle?: boolean; overlay?: object | null };

/** An element of a page: part of a button that opens something, or inside an overlay. */
const element = ({ toggle = false, overlay = null }: Place) =>
  ({
    closest: (selector: string) => (selector === "[data-portal]" ? overlay : toggle ? {} : null),
  }) as unknown as Element;

/** An overlay, and an element inside it. */
const dialog = () => {
  const inside: Element[] = [];
  const overlay = { contains: (other: Element) => inside.includes(other) };
  inside.push(element({ overlay }));
  return inside[0] as Element;
};

const doubleClick = (first: Element, second: Element = first) => [
  isRest(first, 1),
  isRest(second, 2),
];

test("a double click opens a menu, and doesn't close it again", () => {
  expect(doubleClick(element({ toggle: true }))).toEqual([false, true]);
});

test("the second half of a double click presses nothing in a dialog that the first one opened", () => {
  expect(doubleClick(element({}), dialog())).toEqual([false, true]);
  expect(doubleClick(dialog(), dialog())).toEqual([false, true]);
});

test("everything else is pressed as often as somebody presses it", () => {
  expect(doubleClick(element({}))).toEqual([false, false]);
  expect(doubleClick(dialog())).toEqual([false, false]);
});

test("a menu closes with a later press, and by keyboard", () => {
  const button = element({ toggle: true });
  expect([isRest(button, 1), isRest(button, 1), isRest(button, 0)]).toEqual([false, false, false]);
});
