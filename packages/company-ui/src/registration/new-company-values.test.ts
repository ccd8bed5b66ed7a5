import { describe, expect, test } from "vitest";

import { checkNewCompany, NO_COMPANY, readErrors } from "./new-company-values.ts";

const COMPLETE = {
  ...NO_COMPANY,
  company_name: "Harbour Lights",
  email_address: "ada@test.example",
  billing_email: "billing@test.example",
  billing_information: "Kai 1",
  billing_country: "DE",
  terms_agree: true,
};

describe("a company that posts its first ad", () => {
  test("needs a name, addresses and the terms; a password is optional", () => {
    expect(Object.keys(checkNewCompany(NO_COMPANY))).toEqual([
      "company_name",
      "email_address",
      "billing_email",
      "billing_information",
      "billing_country",
      "terms_agree",
    ]);
    expect(checkNewCompany(COMPLETE)).toEqual({});
  });

  test("types its password twice, and a VAT ID of its country", () => {
    expect(
      checkNewCompany({
        ...COMPLETE,
        password: "one",
        password_confirmation: "two",
        billing_vat: "1",
      }),
    ).toEqual({
      billing_vat: "Enter a VAT ID such as DE123456789, or leave it empty.",
      password_confirmation: "Password confirmation does not match.",
    });
  });
});

test("errors of both parts of a request belong to fields of one form", () => {
  expect(readErrors({ "company.company_name": "A", "job.title": "B", email: "C" })).toEqual({
    company_name: "A",
    title: "B",
    email: "C",
  });
});
