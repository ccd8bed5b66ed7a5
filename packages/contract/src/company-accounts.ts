import {
  billingDataBody,
  companyAccount,
  companyDeletion,
  creditEntry,
  deleteCompanyAccountBody,
  deletedCompanyAccount,
  resentVerification,
  restoredCompanyAccount,
} from "@devguild/schemas/company-accounts";
import { dataOf, listQuery, pageOf } from "@devguild/schemas/fields";
import { billingData } from "@devguild/schemas/invoices";

import { admin, companyUser, endpoint } from "./endpoint.ts";

const readers = [
  companyUser("owner.company.view-company-users", "id"),
  admin("admin.view-company-profile"),
] as const;
const payers = [
  companyUser("owner.company.edit-billing", "id"),
  admin("admin.edit-company-account"),
] as const;

export const companyAccounts = {
  one: endpoint({
    method: "GET",
    path: "/companies/:id/account",
    summary:
      "A company's memberships, slots, credits, billing data, next charge and account holder",
    access: readers,
    answer: { 200: dataOf(companyAccount) },
    errors: [404],
  }),
  credits: endpoint({
    method: "GET",
    path: "/companies/:id/account/credits",
    summary: "The ledger of a company's credits, newest first",
    access: readers,
    query: listQuery,
    answer: { 200: pageOf(creditEntry) },
  }),
  saveBilling: endpoint({
    method: "PUT",
    path: "/companies/:id/account/billing-data",
    summary: "Change what the next invoices are made out to; absent fields stay, null clears",
    access: payers,
    audit: { action: "company.edit-billing", subject: "billing", id: "params.id" },
    body: billingDataBody,
    answer: { 200: dataOf(billingData) },
    errors: [404],
  }),
  resendVerification: endpoint({
    method: "POST",
    path: "/companies/:id/account/resend-email-verification",
    summary: "Send the account holder another link that confirms their address",
    access: [
      companyUser("owner.company.view-company-users", "id"),
      admin("admin.edit-company-account"),
    ],
    audit: { none: "an email changes nothing of the company's" },
    answer: { 200: dataOf(resentVerification) },
    errors: [404, 409, 429],
  }),
  deletion: endpoint({
    method: "GET",
    path: "/admin/companies/:id/deletion",
    summary: "A deleted company: who deleted it, why, and until when it can be restored",
    access: [admin("admin.view-company-profile")],
    answer: { 200: dataOf(companyDeletion) },
    errors: [404],
  }),
  restore: endpoint({
    method: "POST",
    path: "/admin/companies/:id/restore",
    summary:
      "Restore a deleted company account with its users, and its ads that would still be live",
    access: [admin("admin.edit-company-account")],
    audit: { action: "company.restore", subject: "company", id: "params.id" },
    answer: { 200: dataOf(restoredCompanyAccount) },
    errors: [404, 409],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/company/account",
    summary: "Delete the owner's company account; live ads are a conflict unless force is true",
    access: [companyUser("owner.company.delete-account")],
    audit: {
      none: "the command records it, as wrong passwords have to count when nothing is deleted",
    },
    body: deleteCompanyAccountBody,
    answer: { 200: dataOf(deletedCompanyAccount) },
    errors: [404, 409, 429],
  }),
};
