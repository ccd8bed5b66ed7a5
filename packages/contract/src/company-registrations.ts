import {
  confirmedCompany,
  draftBody,
  newCompanyDraft,
  resendCodeBody,
  resentCode,
  verifyCodeBody,
} from "@devguild/schemas/company-registrations";
import { dataOf } from "@devguild/schemas/fields";
import { savedDraft } from "@devguild/schemas/postings";

import { anyone, companyUser, endpoint, newcomer } from "./endpoint.ts";

export const companyRegistrations = {
  saveDraft: endpoint({
    method: "POST",
    path: "/company",
    summary: "Save a draft: of the user's own company, or of a new one, which gets a code by email",
    access: [companyUser("owner.company.edit-jobs"), newcomer],
    audit: {
      action: "job.save-draft",
      subject: "job",
      id: ["body.job.id", "answer.data.job.id"],
    },
    body: draftBody,
    answer: { 200: dataOf(savedDraft) },
    errors: [404, 409, 429],
  }),
  draft: endpoint({
    method: "GET",
    path: "/company/drafts/:token",
    summary: "The draft of a new company, for whoever has its token",
    access: anyone,
    answer: { 200: dataOf(newCompanyDraft) },
    errors: [404],
  }),
  resendCode: endpoint({
    method: "POST",
    path: "/company/email/confirmation/resend",
    summary: "Send another code for a new company; the response is always the same",
    access: anyone,
    body: resendCodeBody,
    answer: { 200: dataOf(resentCode) },
    errors: [429],
  }),
  verifyCode: endpoint({
    method: "POST",
    path: "/company/email/confirmation/verify-code",
    summary: "Confirm a new company by its code, which makes the caller its owner",
    access: anyone,
    body: verifyCodeBody,
    answer: { 200: dataOf(confirmedCompany) },
    errors: [409, 429],
  }),
};
