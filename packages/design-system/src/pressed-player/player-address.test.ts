import { expect, test } from "vitest";

import { getPlayer } from "./player-address.ts";

test.each([
  ["youtube", "aB3-_x", "https://www.youtube-nocookie.com/embed/aB3-_x?autoplay=1&rel=0"],
  ["vimeo", "712345678", "https://player.vimeo.com/video/712345678?autoplay=1&dnt=1"],
] as const)("a video on %s plays without leaving traces", (provider, id, embed) => {
  expect(getPlayer(provider, id).embed).toBe(embed);
});

test("an id stays an id, whatever it holds", () => {
  const { host, pathname } = new URL(getPlayer("youtube", "../x?a=1&b#/").embed);
  expect(host).toBe("www.youtube-nocookie.com");
  expect(pathname).toBe("/embed/..%2Fx%3Fa%3D1%26b%23%2F");
});
