import { describe, expect, test } from "vitest";

import { type MailTemplate, renderTemplate } from "./mail-template.mails.ts";

const URLS = {
  site: "https://devguild.example",
  company: "https://company.devguild.example",
  admin: "https://admin.devguild.example",
};

const HOSTILE = `<script>alert("1")</script> & 'x'`;

const letter: MailTemplate = {
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
    const { html } = renderTemplate(letter, URLS);
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/href="[^"]*[<>][^"]*"/);
    expect(
      html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt; &amp; &#39;x&#39;/g),
    ).toHaveLength(6);
    expect(html).toContain("Two<br>lines");
  });

  test("says the same in plain text, with links of the app that they lead to", () => {
    const { text, to, replyTo, subject } = renderTemplate(letter, URLS);
    expect({ to, replyTo, subject }).toEqual({
      to: letter.to,
      replyTo: letter.replyTo,
      subject: HOSTILE,
    });
    expect(text).toContain(`> ${HOSTILE}\n> > nested`);
    expect(text).toContain('https://company.devguild.example/en/company/job/1?a="&b=<');
  });

  test("lists jobs, each with its page, and what is known of it", () => {
    const job = {
      title: HOSTILE,
      company: "Nord & Wind",
      place: "Berlin",
      salary: "€1 – €2 a year",
      path: "/en/companies/1/a/2/b?x=<y>",
      match: "4 of 5: it fits.",
    };
    const bare = { ...job, title: "Bare", place: "", salary: null, match: null };
    const { html, text } = renderTemplate({ ...letter, jobs: [job, bare] }, URLS);
    expect(html.match(/<li /g)).toHaveLength(2);
    expect(html).toContain("https://devguild.example/en/companies/1/a/2/b?x=&lt;y&gt;");
    expect(html).toContain("Nord &amp; Wind · Berlin · €1 – €2 a year");
    expect(html).not.toContain("<script");
    expect(text).toContain(
      `${HOSTILE}\nNord & Wind · Berlin · €1 – €2 a year\n4 of 5: it fits.\nhttps://devguild.example/en/companies/1/a/2/b?x=<y>\n\nBare\nNord & Wind\nhttps://`,
    );
  });

  test("that comes again and again says why, and how it is ended", () => {
    const subscription = {
      reason: "You asked for it.",
      label: "End these mails",
      page: "/en/alerts/unsubscribe?token=abc",
      oneClick: "/api/unsubscribe/abc",
    };
    const { html, text, headers } = renderTemplate({ ...letter, subscription }, URLS);
    expect(headers).toEqual({
      "List-Unsubscribe": "<https://devguild.example/api/unsubscribe/abc>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const page = "https://devguild.example/en/alerts/unsubscribe?token=abc";
    expect(html).toContain(`href="${page}"`);
    expect(text.endsWith(`You asked for it. End these mails:\n${page}`)).toBe(true);
    expect(renderTemplate(letter, URLS).headers).toEqual({});
  });

  test("leaves out what a letter does not have", () => {
    const { html, text } = renderTemplate(
      { to: "a@test.example", subject: "S", greeting: "Hello,", paragraphs: ["Bye."] },
      URLS,
    );
    expect(text).toBe("Hello,\n\nBye.\n\nDevguild\nhttps://devguild.example");
    expect(html).not.toContain("<blockquote");
    expect(html).not.toContain("<a ");
  });
});
