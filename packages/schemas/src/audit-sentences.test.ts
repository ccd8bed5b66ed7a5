import { expect, test } from "vitest";

import { describeChanges } from "./audit-fields.ts";
import { describeAction } from "./audit-sentences.ts";

const tell = (
  action: string,
  name: string | null,
  changes: Record<string, { before?: unknown; after?: unknown }> = {},
  candidates = 0,
) => describeAction(action, { name, changes, candidates })?.sentence;

test.each([
  ["job.publish", "Rust engineer", {}, "published “Rust engineer”"],
  ["job.create", "Rust engineer", {}, "created the ad “Rust engineer”"],
  [
    "job.extend",
    "Rust engineer",
    { expire_at: { before: null, after: "2027-01-02T10:00:00.000Z" } },
    "extended “Rust engineer” to 2 Jan 2027",
  ],
  [
    "job.change-url",
    "Rust engineer",
    { slug: { before: "rust", after: "rust-engineer" } },
    "changed the web address of “Rust engineer”",
  ],
  [
    "candidate.move",
    "Helena Vos",
    { status: { before: 2, after: 3 } },
    "moved Helena Vos to Interviewing",
  ],
  [
    "company-user.invite",
    "Ana Ferreira",
    { role: { after: "company-recruiting-manager" } },
    "invited Ana Ferreira as recruiting manager",
  ],
  [
    "company-user.remove",
    "Ana Ferreira",
    { status: { before: "invited" } },
    "withdrew the invitation of Ana Ferreira",
  ],
  [
    "campaign.edit",
    "Four days",
    { status: { before: 2, after: 1 } },
    "took the campaign “Four days” live",
  ],
  [
    "campaign.edit",
    "Four days",
    { clicks: { before: 2, after: 1 } },
    "corrected the figures of the campaign “Four days”",
  ],
  ["campaign.edit", "Four days", { url: {} }, "edited the campaign “Four days”"],
  ["story.store", "Our yard", { id: { after: 3 } }, "added the story “Our yard”"],
  [
    "story.store",
    "Our yard",
    { title: { before: "Yard", after: "Our yard" } },
    "edited the story “Our yard”",
  ],
  [
    "company.edit-profile",
    null,
    { founded: { before: null, after: 1999 } },
    "changed “Founded” on the company profile",
  ],
  [
    "membership.renewal",
    "Recruiting M",
    { auto_renew: { before: true, after: false } },
    "turned off the renewal of Recruiting M",
  ],
  ["credits.purchase", null, { delta: { after: 5 } }, "bought 5 credits"],
])("%s of %s", (action, name, changes, sentence) => {
  expect(tell(action, name, changes)).toBe(sentence);
});

test("an action for many candidates says how many, and what happened to them", () => {
  const declined = { status: { after: 6 }, message: { after: "Sorry" } };
  expect(tell("candidate.bulk-action", null, declined, 4)).toBe("declined 4 candidates");
  expect(tell("candidate.bulk-action", null, { message: { after: "Hello" } }, 1)).toBe(
    "messaged 1 candidate",
  );
});

test("changes are shown in words, and only those of fields that companies may read", () => {
  expect(
    describeChanges("job", {
      description: { before: "<p>Write <b>Rust</b> &amp; Go</p>", after: "<p></p>" },
      salary_min: { before: null, after: 65000 },
      remote: { before: false, after: true },
      skill_ids: { before: [1], after: [1, 2] },
      draft_token_hash: { before: null, after: "secret" },
    }),
  ).toEqual([
    { label: "Description", before: "Write Rust & Go", after: null },
    { label: "Salary from", before: null, after: "€65,000" },
    { label: "Remote", before: "No", after: "Yes" },
    { label: "Skills", before: null, after: null },
  ]);
  expect(describeChanges("application", { cover_letter: { before: "", after: "Dear" } })).toEqual(
    [],
  );
});

test("long texts are cut", () => {
  const [change] = describeChanges("story", { body_html: { after: `<p>${"a".repeat(500)}</p>` } });
  expect(change?.after).toBe(`${"a".repeat(300)}…`);
});
