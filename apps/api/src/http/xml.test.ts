import { parseXml } from "@rgrove/parse-xml";
import { expect, test } from "vitest";

import { xmlElement } from "./xml.ts";

test.each([
  ["signs of its own", `a < b && "c" > 'd' ]]>`, `a < b && "c" > 'd' ]]>`],
  ["what looks like an element", "</title><script>x</script>", "</title><script>x</script>"],
  ["control characters, which no XML may hold", "a\u0000b\u0008c\u001Bd", "abcd"],
  ["halves of characters", "a\uD800b\uDC00c\uFFFEd", "abcd"],
  ["characters beyond the first plane", "talk 🎤 שלום", "talk 🎤 שלום"],
])("XML can contain a text with %s", (_, text, read) => {
  const { root } = parseXml(xmlElement("title", text, { of: text }));
  expect(root?.text).toBe(read);
  expect(root?.attributes["of"]).toBe(read);
});
