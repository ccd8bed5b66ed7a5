import { dataOf } from "@devguild/schemas/fields";
import { quote } from "@devguild/schemas/invoices";
import {
  autoRenewBody,
  creditPack,
  creditPurchaseBody,
  creditQuoteQuery,
  membershipPlan,
  membershipQuote,
  membershipQuoteQuery,
  ownMembership,
  purchasedCredits,
  purchasedMembership,
  selfPurchaseBody,
} from "@devguild/schemas/memberships";
import { z } from "zod";

import { admin, anyone, companyUser, endpoint } from "./endpoint.ts";

const plans = { 200: dataOf(z.array(membershipPlan)) };

export const memberships = {
  featured: endpoint({
    method: "GET",
    path: "/featured/membership-plans",
    summary: "The recommended plan of each kind of membership",
    access: anyone,
    staysSmall: "our own plans",
    answer: plans,
  }),
  recruiting: endpoint({
    method: "GET",
    path: "/companies/membership-plans",
    summary: "Recruiting membership plans",
    access: anyone,
    staysSmall: "our own plans",
    answer: plans,
  }),
  marketing: endpoint({
    method: "GET",
    path: "/companies/marketing-membership-plans",
    summary: "Marketing membership plans",
    access: anyone,
    staysSmall: "our own plans",
    answer: plans,
  }),
  employerBranding: endpoint({
    method: "GET",
    path: "/companies/employer-branding-membership-plans",
    summary: "Employer branding membership plans",
    access: anyone,
    staysSmall: "our own plans",
    answer: plans,
  }),
  quote: endpoint({
    method: "GET",
    path: "/companies/:id/membership/quote",
    summary: "What buying a plan would cost now, with proration and VAT, and what is charged next",
    access: [companyUser("owner.company.purchase", "id")],
    query: membershipQuoteQuery,
    answer: { 200: dataOf(membershipQuote) },
  }),
  selfPurchase: endpoint({
    method: "POST",
    path: "/companies/:id/membership/self-purchase",
    summary:
      "Buy a membership or upgrade one, by invoice; a repeat within a minute answers the first",
    access: [companyUser("owner.company.purchase", "id")],
    audit: { action: "membership.purchase", subject: "membership", id: "answer.data.id" },
    body: selfPurchaseBody,
    answer: { 201: dataOf(purchasedMembership) },
    errors: [404],
  }),
  setAutoRenew: endpoint({
    method: "PUT",
    path: "/companies/:companyId/memberships/:membershipId/auto-renew",
    summary: "Switch a membership's renewal on or off; off, it ends with its term",
    access: [
      companyUser("owner.company.purchase", "companyId"),
      admin("admin.edit-company-account"),
    ],
    audit: { action: "membership.renewal", subject: "membership", id: "params.membershipId" },
    body: autoRenewBody,
    answer: { 200: dataOf(ownMembership) },
    errors: [404],
  }),
  creditPacks: endpoint({
    method: "GET",
    path: "/companies/credit-packs",
    summary: "Prices of credits; empty where they aren't sold",
    access: anyone,
    staysSmall: "our own prices",
    answer: { 200: dataOf(z.array(creditPack)) },
  }),
  creditQuote: endpoint({
    method: "GET",
    path: "/companies/:id/credits/quote",
    summary: "What a credit pack would cost, with VAT",
    access: [companyUser("owner.company.purchase", "id")],
    query: creditQuoteQuery,
    answer: { 200: dataOf(quote) },
  }),
  buyCredits: endpoint({
    method: "POST",
    path: "/companies/:id/credits/purchase",
    summary: "Buy a credit pack by invoice; a repeat within a minute answers the first",
    access: [companyUser("owner.company.purchase", "id")],
    audit: { action: "credits.purchase", subject: "credit-entry", id: "answer.data.id" },
    body: creditPurchaseBody,
    answer: { 201: dataOf(purchasedCredits) },
    errors: [404],
  }),
};
