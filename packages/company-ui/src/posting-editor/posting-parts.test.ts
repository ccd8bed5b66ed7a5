import { ApiError } from "@devguild/api-client/api-error";
import { checkPosting } from "@devguild/schemas/posting-rules";
import { expect, test } from "vitest";

import { type DraftChange, emptyDraft, toForm } from "./posting-draft.ts";
import { clearErrors, getPartState, listWrongParts, summarizeErrors } from "./posting-parts.ts";

const draft = (change: DraftChange = {}) => ({
  ...emptyDraft({ is_agency: false, job_posting_owner_id: null }),
  ...change,
});

test("a part says how complete it is", () => {
  const stateOf = (change: DraftChange, shown = {}) =>
    getPartState("job", draft(change), checkPosting(toForm(draft(change))), shown);
  const complete = {
    title: "Baker",
    seniorities: [3],
    language_id: 1,
    skills: [{ id: 1, name: "Go" }],
  };
  expect(stateOf({})).toBe("empty");
  expect(stateOf({ title: "Baker" })).toBe("started");
  expect(stateOf(complete)).toBe("done");
  expect(stateOf(complete, { title: "We do not like it." })).toBe("wrong");
});

test("a value that a form starts with does not count as started", () => {
  expect(getPartState("place", draft(), { cities: "Please select one." }, {})).toBe("empty");
});

test("the salary is complete only once an amount is given", () => {
  expect(getPartState("pay", draft(), {}, {})).toBe("empty");
  expect(getPartState("pay", draft({ salary_min: "78000" }), {}, {})).toBe("done");
});

test("a change clears its error, even one that is shown at another field", () => {
  const errors = {
    cities: "Please select at least one city.",
    salary_max: "Please enter a value greater than the lower level",
    title: "Please enter the job title.",
  };
  expect(clearErrors(errors, { remote: true })).not.toHaveProperty("cities");
  expect(clearErrors(errors, { salary_min: "1" })).not.toHaveProperty("salary_max");
  expect(clearErrors(errors, { salary_min: "1" })).toHaveProperty("title");
});

test("a refused form says how much is left to do", () => {
  expect(summarizeErrors({ title: "Please enter the job title." }, null)).toBe(
    "1 thing to fix. Nothing you typed is lost.",
  );
  expect(summarizeErrors({ title: "a", skills: "b" }, null)).toMatch(/^2 things to fix/);
});

test("a refused form leads to the parts where something is wrong, each error once", () => {
  const errors = { title: "a", skills: "b", billing_email: "c", price_id: "d", slug: "e" };
  expect(listWrongParts(errors, ["job", "place", "company", "price"])).toEqual([
    { name: "job", count: 2 },
    { name: "company", count: 1 },
    { name: "price", count: 1 },
  ]);
  expect(listWrongParts(errors, ["price"])).toEqual([{ name: "price", count: 2 }]);
  expect(listWrongParts({}, ["job"])).toEqual([]);
});

test("what no field can show is said in the server's words", () => {
  const conflict = new ApiError(409, { message: "This job's status has changed." });
  expect(summarizeErrors({}, conflict)).toBe("This job's status has changed.");
  expect(summarizeErrors({}, null)).toBeNull();
});
