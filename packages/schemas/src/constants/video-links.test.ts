import { expect, test } from "vitest";

import { findHostedVideo, parseHostedVideo } from "./video-links.ts";

test.each([
  ["https://www.youtube.com/watch?v=abcDEF_-123&t=30", "youtube", "abcDEF_-123"],
  ["https://youtu.be/abcDEF_-123", "youtube", "abcDEF_-123"],
  ["https://www.youtube.com/embed/abcDEF_-123", "youtube", "abcDEF_-123"],
  ["https://youtube.com/live/abcDEF_-123", "youtube", "abcDEF_-123"],
  ["https://vimeo.com/event/745123456", "vimeo", "745123456"],
  ["https://youtube.com/shorts/abcDEF_-123", "youtube", "abcDEF_-123"],
  ["https://vimeo.com/745123456", "vimeo", "745123456"],
  ["https://player.vimeo.com/video/745123456", "vimeo", "745123456"],
])("%s is a video of %s", (address, provider, id) => {
  expect(parseHostedVideo(address)).toEqual({ provider, id });
});

test.each([
  "",
  "youtube.com/watch?v=abcDEF_-123",
  "http://www.youtube.com/watch?v=abcDEF_-123",
  "https://youtube.com.evil.example/watch?v=abcDEF_-123",
  "https://evil.example/youtu.be/abcDEF_-123",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=abcDEF_-1234",
  'https://youtu.be/"onload=ale',
  "https://vimeo.com/channels/745123456",
  "https://vimeo.com/1234567890123",
  "javascript:alert(1)//youtu.be/abcDEF_-123",
  "data:text/html,https://youtu.be/abcDEF_-123",
])("%j is none", (address) => {
  expect(parseHostedVideo(address)).toBeNull();
});

test("an id means a video of the chosen host, a URL one of its own", () => {
  expect(findHostedVideo("youtube", " abcDEF_-123 ")).toEqual({
    provider: "youtube",
    id: "abcDEF_-123",
  });
  expect(findHostedVideo("youtube", "https://vimeo.com/745123456")).toEqual({
    provider: "vimeo",
    id: "745123456",
  });
  expect(findHostedVideo("vimeo", "abcDEF_-123")).toBeNull();
  expect(findHostedVideo("youtube", "745123456")).toBeNull();
});
