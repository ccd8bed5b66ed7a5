import { expect, test } from "vitest";

import { checkTemplate, fillTemplate, STANDARD_TEMPLATES } from "./message-templates.ts";

const VALUES = {
  first_name: "Ada",
  job_title: "Engineer",
  company_name: "Acme",
  recruiter: "Grace",
};

test("variables are filled in wherever they are, and nothing else changes", () => {
  expect(fillTemplate("Hi {{first_name}}, {{ job_title }} at {company_name}?", VALUES)).toBe(
    "Hi Ada, Engineer at {company_name}?",
  );
  // What is filled in is not a template.
  expect(fillTemplate("{{first_name}}", { ...VALUES, first_name: "{{recruiter}}" })).toBe(
    "{{recruiter}}",
  );
});

test("a variable that doesn't exist is named", () => {
  expect(checkTemplate("Hi {{first_name}}")).toBeNull();
  expect(checkTemplate("Hi {{name}}")).toContain("{{name}} can’t be filled in");
  expect(checkTemplate("Hi {{toString}}")).toContain("{{toString}}");
});

test("the product's own templates can be filled in", () => {
  for (const { body } of STANDARD_TEMPLATES) expect(checkTemplate(body)).toBeNull();
});
