import { checkPosting } from "@devguild/schemas/posting-rules";
import { expect, test } from "vitest";

import { type DraftChange, emptyDraft, toForm } from "./posting-draft.ts";
import { getPartState, clearErrors } from "./posting-parts.ts";

const draft = (change: DraftChange = {}) => ({
  ...emptyDraft({ is_agency: false, job_posting_owner_id: null } as never),
  ...change,
});

test("a part says how far it is", () => {
  const stateOf = (change: DraftChange, shown = {}) =>
    getPartState("job", draft(change), checkPosting(toForm(draft(change))), shown);
  const complete = {
    title: "Baker",
    seniorities: [3],
    language_id: 1,
    skills: [{ id: 1, name: "Go" }],
  };
  expect(stateOf({})).toBe("empty");
  expect(stateOf({ title: "Baker" })).toBe("begun");
  expect(stateOf(complete)).toBe("done");
  expect(stateOf(complete, { title: "We do not like it." })).toBe("wrong");
});

test("what a form has from the start is nobody's work", () => {
  expect(getPartState("place", draft(), { cities: "Please select one." }, {})).toBe("empty");
});

test("pay is done without an amount only once one is named", () => {
  expect(getPartState("pay", draft(), {}, {})).toBe("empty");
  expect(getPartState("pay", draft({ salary_min: "78000" }), {}, {})).toBe("done");
});

test("an answer takes the message away, also where it stands at a neighbour", () => {
  const errors = {
    cities: "Please select at least one city.",
    salary_max: "Please enter a value greater than the lower level",
    title: "Please enter the job title.",
  };
  expect(clearErrors(errors, { remote: true })).not.toHaveProperty("cities");
  expect(clearErrors(errors, { salary_min: "1" })).not.toHaveProperty("salary_max");
  expect(clearErrors(errors, { salary_min: "1" })).toHaveProperty("title");
});
