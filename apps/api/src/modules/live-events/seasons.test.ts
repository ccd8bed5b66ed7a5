import { contract } from "@devguild/contract/contract";
import { LIVE_EVENT_MESSAGES as M } from "@devguild/schemas/constants/live-event-editing";
import { expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { openApi } from "../../../testing/test-api.ts";

test("a season is added once, before the others", async () => {
  const api = await openApi();
  const given = givenOn(api.db);
  const editor = await given.admin("content-editor");
  await given.liveSeason("An old one");
  const add = (label: string) =>
    api.call(contract.adminLiveEvents.createSeason, { body: { label } }, editor);
  const both = await Promise.all([add("Season 41"), add("season 41")]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const refused = both.find(({ status }) => status === 422);
  expect(refused?.problem.errors).toEqual({ label: [M.seasonTaken] });
  const { body } = await api.call(contract.adminLiveEvents.editOptions, {}, editor);
  expect(body.data.seasons[0]?.label.toLowerCase()).toBe("season 41");
});
