import { dataOf } from "@devguild/schemas/fields";
import {
  adminMembershipPlan,
  membershipPlanBody,
  newMembershipPlanBody,
} from "@devguild/schemas/offers";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const membershipPlans = {
  list: endpoint({
    method: "GET",
    path: "/admin/membership-plans",
    summary: "All membership plans, also those that are no longer sold",
    access: [admin("admin.edit-catalogue")],
    staysSmall: "our own plans",
    answer: { 200: dataOf(z.array(adminMembershipPlan)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/membership-plans",
    summary: "Add a membership plan, after the others",
    access: [admin("admin.edit-catalogue")],
    audit: { action: "membership-plan.create", subject: "membership-plan", id: "answer.data.id" },
    body: newMembershipPlanBody,
    answer: { 201: dataOf(adminMembershipPlan) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/membership-plans/:id",
    summary: "Change a membership plan; memberships already bought stay as they are",
    access: [admin("admin.edit-catalogue")],
    audit: { action: "membership-plan.edit", subject: "membership-plan", id: "params.id" },
    body: membershipPlanBody,
    answer: { 200: dataOf(adminMembershipPlan) },
    errors: [404, 409],
  }),
};
