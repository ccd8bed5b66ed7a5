import { parseXml } from "@rgrove/parse-xml";
import { expect, test } from "vitest";

import { xmlElement } from "./xml.ts";

test.each([
  ["XML syntax", `a < b && "c" > 'd' ]]>`, `a < b && "c" > 'd' ]]>`],
  ["text that looks like an element", "</title><script>x</script>", "</title><script>x</script>"],
  ["control characters, which XML forbids", "a\u0000b\u0008c\u001Bd", "abcd"],
  ["lone surrogates", "a\uD800b\uDC00c\uFFFEd", "abcd"],
  ["characters outside the basic plane", "talk 🎤 שלום", "talk 🎤 שלום"],
])("XML can contain a text with %s", (_, text, read) => {
  const { root } = parseXml(xmlElement("title", text, { of: text }));
  expect(root?.text).toBe(read);
  expect(root?.attributes["of"]).toBe(read);
});
