import { expect, test } from "vitest";

import { cutPart, findMaximumZoom, moveCrop } from "./crop-geometry.ts";

const picture = { width: 3000, height: 2000 };
const middle = { x: 0.5, y: 0.5, zoom: 1 };

test.each([
  ["the whole width", 3, middle, { left: 0, top: 500, width: 3000, height: 1000 }],
  ["half of it", 3, { ...middle, zoom: 2 }, { left: 750, top: 750, width: 1500, height: 500 }],
  ["a corner", 1, { x: 0, y: 1, zoom: 2 }, { left: 0, top: 1000, width: 1000, height: 1000 }],
])("a crop is a part of the picture: %s", (_, ratio, crop, part) => {
  expect(cutPart(picture, ratio, crop)).toEqual(part);
});

test("a crop moves with the pointer and stops at the edge", () => {
  const crop = { ...middle, zoom: 2 };
  expect(moveCrop(picture, 3, crop, { x: 0.1, y: 0 })).toEqual({ x: 0.55, y: 0.5, zoom: 2 });
  expect(moveCrop(picture, 3, crop, { x: -9, y: 9 })).toEqual({ x: 0.25, y: 0.875, zoom: 2 });
});

test("a picture can be enlarged until it would be too small", () => {
  expect(findMaximumZoom(picture, { width: 1200, height: 400 })).toBe(2.5);
  expect(findMaximumZoom({ width: 600, height: 400 }, { width: 1200, height: 400 })).toBe(0.5);
  expect(findMaximumZoom(picture, { width: 200, height: 200 })).toBe(4);
});
