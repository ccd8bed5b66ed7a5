import { expect, test } from "vitest";

import { compareHostFields } from "./host-fields.policy.ts";

const LAST = {
  title: "Queues",
  description: "<p>Why.</p>",
  duration_seconds: 60,
  thumbnail: "https://host.example/1.jpg",
  stored_thumbnail: "/api/files/covers/1.jpg",
};
const OWN = {
  title: "Queues",
  description: "<p>Why.</p>",
  duration_seconds: 60,
  thumbnail_url: "/api/files/covers/1.jpg",
};

test.each([
  ["nothing new", {}, {}, [], []],
  ["a new title", {}, { title: "Queues, again" }, ["title"], []],
  ["a new title of an edited one", { title: "Ours" }, { title: "Queues, again" }, [], ["title"]],
  ["an edited title that the host left alone", { title: "Ours" }, {}, [], []],
  ["a new picture", {}, { thumbnail: "https://host.example/2.jpg" }, ["thumbnail"], []],
  [
    "a new picture where ours was replaced",
    { thumbnail_url: "/api/files/covers/own.jpg" },
    { thumbnail: "https://host.example/2.jpg" },
    [],
    ["thumbnail"],
  ],
  ["a length and a picture that are gone", {}, { duration_seconds: null, thumbnail: null }, [], []],
])("a refresh with %s", (_, own, next, fields, kept) => {
  expect(compareHostFields({ ...OWN, ...own }, LAST, { ...LAST, ...next })).toEqual({
    fields,
    kept,
  });
});
