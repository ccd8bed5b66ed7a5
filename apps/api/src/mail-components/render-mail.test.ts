import { describe, expect, test } from "vitest";

import {
  button,
  factTable,
  greeting,
  jobList,
  type MailMessage,
  paragraph,
  quote,
  secondaryLink,
} from "./mail-message.ts";
import { renderMail } from "./render-mail.ts";

const URLS = {
  site: "https://devguild.example",
  company: "https://company.devguild.example",
  admin: "https://admin.devguild.example",
};

const HOSTILE = `<script>alert("1")</script> & 'x'`;

const message: MailMessage = {
  to: "ada@test.example",
  replyTo: "jobs@company.example",
  subject: HOSTILE,
  body: [
    greeting(HOSTILE),
    paragraph(HOSTILE),
    paragraph("Two\nlines"),
    quote(`${HOSTILE}\n> nested`),
    button({ label: HOSTILE, app: "company", path: '/en/company/job/1?a="&b=<' }),
    paragraph(HOSTILE),
  ],
};

const withBody = (...body: MailMessage["body"]): MailMessage => ({ ...message, body });

describe("an email", () => {
  test("shows people's input as text, never as HTML", async () => {
    const { html } = await renderMail(message, URLS);
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/href="[^"]*[<>][^"]*"/);
    expect(
      html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt; &amp; &#39;x&#39;/g),
    ).toHaveLength(6);
    expect(html).toContain("Two<br>lines");
  });

  test("has the same content in plain text, with links to the right app", async () => {
    const { text, to, replyTo, subject } = await renderMail(message, URLS);
    expect({ to, replyTo, subject }).toEqual({
      to: message.to,
      replyTo: message.replyTo,
      subject: HOSTILE,
    });
    expect(text).toContain(`> ${HOSTILE}\n> > nested`);
    expect(text).toContain('https://company.devguild.example/en/company/job/1?a="&b=<');
  });

  test("is the same after it has waited in the queue", async () => {
    const queued: MailMessage = JSON.parse(JSON.stringify(message));
    expect(await renderMail(queued, URLS)).toEqual(await renderMail(message, URLS));
  });

  test("lists jobs, each with its page and its known facts", async () => {
    const job = {
      title: HOSTILE,
      company: "Nord & Wind",
      location: "Berlin",
      salary: "€1–€2 a year",
      path: "/en/companies/1/a/2/b?x=<y>",
      match: "4 of 5: it fits.",
    };
    const bare = { ...job, title: "Bare", location: "", salary: null, match: null };
    const { html, text } = await renderMail(withBody(jobList([job, bare])), URLS);
    expect(html.match(/<li /g)).toHaveLength(2);
    expect(html).toContain("https://devguild.example/en/companies/1/a/2/b?x=&lt;y&gt;");
    expect(html).toContain("Nord &amp; Wind · Berlin · €1–€2 a year");
    expect(html).not.toContain("<script");
    expect(text).toContain(
      `${HOSTILE}\nNord & Wind · Berlin · €1–€2 a year\n4 of 5: it fits.\nhttps://devguild.example/en/companies/1/a/2/b?x=<y>\n\nBare\nNord & Wind\nhttps://`,
    );
  });

  test("lists facts with their labels", async () => {
    const facts = factTable([
      ["When", HOSTILE],
      ["Where", "Hall 2\nVienna"],
    ]);
    const { html, text } = await renderMail(withBody(facts), URLS);
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
    expect(html).not.toContain("<script");
    expect(html).toContain("Hall 2<br>Vienna");
    expect(text).toContain(`When: ${HOSTILE}\nWhere: Hall 2\nVienna`);
  });

  test("has a secondary link, in plain text too", async () => {
    const link = secondaryLink({ label: HOSTILE, app: "admin", path: '/en/admin?a="' });
    const { html, text } = await renderMail(withBody(link), URLS);
    expect(html).toContain('href="https://admin.devguild.example/en/admin?a=&quot;"');
    expect(html).not.toContain("<script");
    expect(text).toContain(`${HOSTILE}:\nhttps://admin.devguild.example/en/admin?a="\n`);
  });

  test("that is sent repeatedly says why, and how to unsubscribe", async () => {
    const subscription = {
      reason: "You asked for it.",
      page: "/en/alerts/unsubscribe?token=abc",
      oneClick: "/api/unsubscribe/abc",
    };
    const { html, text, headers } = await renderMail({ ...message, subscription }, URLS);
    expect(headers).toEqual({
      "List-Unsubscribe": "<https://devguild.example/api/unsubscribe/abc>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const page = "https://devguild.example/en/alerts/unsubscribe?token=abc";
    expect(html).toContain(`href="${page}"`);
    expect(text.endsWith(`You asked for it. Unsubscribe:\n${page}`)).toBe(true);
    expect((await renderMail(message, URLS)).headers).toEqual({});
  });

  test("leaves out what it does not have", async () => {
    const { html, text } = await renderMail(
      { to: "a@test.example", subject: "S", body: [greeting(), paragraph("Bye.")] },
      URLS,
    );
    expect(text).toBe("Hi,\n\nBye.\n\nDevguild\nhttps://devguild.example");
    expect(html).not.toContain("<blockquote");
    expect(html).not.toContain("<a ");
  });

  test("supports light and dark schemes, with a dark rule for every class", async () => {
    const { html } = await renderMail(message, URLS);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    const [sheet = "", body = ""] = html.split("<body");
    const classes = [...body.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
    expect(classes).toContain("card");
    for (const name of classes) expect(sheet).toContain(`.${name} {`);
  });
});
