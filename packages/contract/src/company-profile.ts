import {
  companyImageBody,
  companyImageUploadBody,
  companyInfoBody,
  companyLinksBody,
  companyProfile as profileShape,
  companySlugBody,
  hiringPreferenceBody,
  introductionBody,
  keyValuesBody,
  techStackBody,
  visibilityBody,
} from "@devguild/schemas/company-profile";
import { dataOf } from "@devguild/schemas/fields";
import { partnership } from "@devguild/schemas/partnerships";
import { signedUpload } from "@devguild/schemas/profile-files";

import { z } from "zod";

import { admin, companyUser, endpoint } from "./endpoint.ts";

const readers = [companyUser("any", "id"), admin("admin.view-company-profile")] as const;
const editors = [
  companyUser("owner.company.edit-profile", "id"),
  admin("admin.edit-company-profile"),
] as const;
const audit = { action: "company.edit-profile", subject: "company", id: "params.id" } as const;
const answer = { 200: dataOf(profileShape) };
const eitherAnswer = { 200: dataOf(z.union([profileShape, partnership])) };
const upload = {
  access: editors,
  audit: { none: "it gives out an address; what is uploaded there belongs to nothing yet" },
  body: companyImageUploadBody,
  answer: { 200: dataOf(signedUpload) },
} as const;

export const companyProfile = {
  one: endpoint({
    method: "GET",
    path: "/companies/:id/profile",
    summary: "A company's profile for those who edit it, published or not",
    access: readers,
    answer,
    errors: [404],
  }),
  saveInfo: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/info",
    summary: "Change name, headquarters, year, size or industries; absent fields stay, null clears",
    access: editors,
    audit,
    body: companyInfoBody,
    answer,
    errors: [404],
  }),
  saveIntroduction: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/introduction",
    summary: "Change a company's introduction, or the one of its event partnership",
    access: editors,
    audit,
    body: introductionBody,
    answer: eitherAnswer,
    errors: [404, 409],
  }),
  saveKeyValues: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/key-values",
    summary: "Choose a company's values, in this order",
    access: editors,
    audit,
    body: keyValuesBody,
    answer,
    errors: [404],
  }),
  saveTechStack: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/tech-stack",
    summary: "Choose a company's tech stack, in this order",
    access: editors,
    audit,
    body: techStackBody,
    answer,
    errors: [404],
  }),
  saveHiringPreference: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/hiring-preference",
    summary: "Choose who a company mostly hires",
    access: editors,
    audit,
    body: hiringPreferenceBody,
    answer,
    errors: [404],
  }),
  saveSlug: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/slug",
    summary: "Change a company's address; the former one redirects",
    access: editors,
    audit,
    body: companySlugBody,
    answer,
    errors: [404],
  }),
  saveLinks: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/links",
    summary: "Change a company's links; absent ones stay, null removes one",
    access: editors,
    audit,
    body: companyLinksBody,
    answer,
    errors: [404],
  }),
  saveVisibility: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/visibility",
    summary: "Publish or unpublish a company's page",
    access: [admin("admin.edit-company-profile")],
    audit: { ...audit, action: "company.change-visibility" },
    body: visibilityBody,
    answer,
    errors: [404],
  }),
  logoUploadUrl: endpoint({
    method: "POST",
    path: "/companies/:id/profile/logo/upload-url",
    summary: "A URL to upload a logo to by PUT within 15 minutes, and its key",
    ...upload,
    errors: [404, 409, 429],
  }),
  saveLogo: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/logo",
    summary: "Use an uploaded logo, or none, also for an event partnership",
    access: editors,
    audit,
    body: companyImageBody,
    answer: eitherAnswer,
    errors: [404, 409],
  }),
  coverUploadUrl: endpoint({
    method: "POST",
    path: "/companies/:id/profile/cover/upload-url",
    summary: "A URL to upload a cover to by PUT within 15 minutes, and its key",
    ...upload,
    errors: [404, 409, 429],
  }),
  saveCover: endpoint({
    method: "PUT",
    path: "/companies/:id/profile/cover",
    summary: "Use an uploaded cover, or none, also for an event partnership",
    access: editors,
    audit,
    body: companyImageBody,
    answer: eitherAnswer,
    errors: [404, 409],
  }),
};
