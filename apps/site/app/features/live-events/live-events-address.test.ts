import { readAddress, writeAddress } from "@devguild/session/addresses";
import { describe, expect, test } from "vitest";

import { EVENT_LIST, toEventsQuery } from "./live-events-address.ts";

const read = (search: string) => readAddress(EVENT_LIST, new URLSearchParams(search));
const options = {
  seasons: [{ id: 2, label: "Season 2", slug: "load-bearing" }],
  skills: [
    { id: 5, label: "Go", slug: "go" },
    { id: 6, label: "Rust", slug: "rust" },
  ],
};

describe("the address of a list of live events", () => {
  test.each(["", "?status=live", "?status=recordings&seasons=load-bearing&skills=go,rust"])(
    "%j comes back as it went",
    (search) => {
      expect(writeAddress(EVENT_LIST, read(search))).toBe(search);
    },
  );

  test("asks for what it names, and for everything where it names nothing known", () => {
    expect(
      toEventsQuery(read("?status=live&seasons=load-bearing&skills=go,rust"), options),
    ).toEqual({ status: 1, seasons: [2], skills: [5, 6] });
    expect(toEventsQuery(read("?status=over&seasons=x&skills=%3Cb%3E"), options)).toEqual({
      status: undefined,
      seasons: [],
      skills: [],
    });
  });
});
