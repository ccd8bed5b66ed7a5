import { expect, test } from "vitest";

import { chooseLocale } from "./choose-locale.ts";

const SPOKEN = ["en", "de", "fr"];
const nothing = { path: "/", cookies: "", accepted: "" };

test.each([
  ["the prefix of the path", { path: "/fr/jobs", cookies: "devguild_locale=de" }, "fr"],
  ["the cookie", { cookies: "a=1; devguild_locale=de; b=2", accepted: "fr" }, "de"],
  ["what the browser wants most", { accepted: "it, de;q=0.5, fr-CA;q=0.8" }, "fr"],
  ["nothing that the browser refuses", { accepted: "de;q=0" }, "en"],
  ["the first one where nobody says anything", {}, "en"],
  ["no language that is not spoken", { path: "/it", cookies: "devguild_locale=it" }, "en"],
  ["no other cookie's", { cookies: "not_devguild_locale=de" }, "en"],
])("somebody reads in the language of %s", (_, wish, language) => {
  expect(chooseLocale({ ...nothing, ...wish }, SPOKEN)).toBe(language);
});

test("the product speaks English", () => {
  expect(chooseLocale({ path: "/", cookies: "devguild_locale=de", accepted: "de" })).toBe("en");
});
