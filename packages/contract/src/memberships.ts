import { dataOf } from "@devguild/schemas/fields";
import { membershipPlan } from "@devguild/schemas/memberships";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

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
};
