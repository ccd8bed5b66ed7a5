import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { MINUTE_MS } from "../../time.ts";
import { listPartnerBanners } from "./partner-banners.queries.ts";
import { partnerBanners } from "./partner-banners.tables.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
  await api.db.insert(partnerBanners).values(
    Array.from({ length: 6 }, (_, number) => ({
      title: `Ad ${number}`,
      partner_name: "A partner",
      url: "https://partner.example",
      active: number < 5,
    })),
  );
});

test("three running banners are shown by default, or the requested number", async () => {
  const count = async (query: { ads_count?: number }) =>
    (await api.call(contract.partnerBanners.list, { query })).body.data.length;
  expect(await count({})).toBe(3);
  expect(await count({ ads_count: 1 })).toBe(1);
  expect(await count({ ads_count: 24 })).toBe(5);
});

test("they stay for a minute, and every partner gets a turn", async () => {
  const at = (minute: number) => listPartnerBanners(api.db, 3, new Date(minute * MINUTE_MS));
  expect(await at(7)).toEqual(await at(7.9));
  const turns = await Promise.all(Array.from({ length: 40 }, (_, minute) => at(minute)));
  expect(new Set(turns.flat().map(({ title }) => title)).size).toBe(5);
});

test("a banner links to a page, never to a script", async () => {
  const ad = { title: "Bad", partner_name: "Nobody", url: "javascript:alert(1)" };
  await expect(api.db.insert(partnerBanners).values(ad)).rejects.toThrow();
});
