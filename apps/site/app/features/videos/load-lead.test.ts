import type { VideoCard } from "@devguild/schemas/videos";
import { expect, test } from "vitest";

import { chooseLead } from "./load-lead.ts";

const videos = (...ids: number[]) => ids.map((id) => ({ id }) as VideoCard);

test.each([
  [[1, 2], [], 1],
  [[1, 2], [3, 1], 2],
  [[1, 2], [2, 1], undefined],
  [[], [1], undefined],
])("of the picks %j above the list %j stands %s", (picks, below, expected) => {
  expect(chooseLead(videos(...picks), videos(...below))?.id).toBe(expected);
});
