import { describe, expect, test } from "vitest";

import { type Letter, renderLetter } from "./letter.ts";

const URLS = {
  site: "https://devguild.example",
  company: "https://company.devguild.example",
  admin: "https://admin.devguild.example",
};

const HOSTILE = `<script>alert("1")</script> & 'x'`;

const letter: Letter = {
  to: "ada@test.example",
  replyTo: "jobs@company.example",
  subject: HOSTILE,
  greeting: `Hello ${HOSTILE},`,
  paragraphs: [HOSTILE, "Two\nlines"],
  quote: `${HOSTILE}\n> nested`,
  action: { label: HOSTILE, app: "company", path: '/en/company/job/1?a="&b=<' },
  closing: HOSTILE,
};

describe("a mail", () => {
  test("shows what somebody wrote as text, never as HTML", () => {
    const { html } = renderLetter(letter, URLS);
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/href="[^"]*[<>][^"]*"/);
    expect(
      html.match(/&#60;script&#62;alert\(&#34;1&#34;\)&#60;\/script&#62; &#38; &#39;x&#39;/g),
    ).toHaveLength(6);
    expect(html).toContain("Two<br>lines");
  });

  test("says the same in plain text, with links of the app that they lead to", () => {
    const { text, to, replyTo, subject } = renderLetter(letter, URLS);
    expect({ to, replyTo, subject }).toEqual({
      to: letter.to,
      replyTo: letter.replyTo,
      subject: HOSTILE,
    });
    expect(text).toContain(`> ${HOSTILE}\n> > nested`);
    expect(text).toContain('https://company.devguild.example/en/company/job/1?a="&b=<');
  });

  test("leaves out what a letter does not have", () => {
    const { html, text } = renderLetter(
      { to: "a@test.example", subject: "S", greeting: "Hello,", paragraphs: ["Bye."] },
      URLS,
    );
    expect(text).toBe("Hello,\n\nBye.\n\nDevguild\nhttps://devguild.example");
    expect(html).not.toContain("<blockquote");
    expect(html).not.toContain("<a ");
  });
});
