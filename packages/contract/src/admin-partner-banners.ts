import { dataOf } from "@devguild/schemas/fields";
import { adminPartnerBanner, partnerBannerBody } from "@devguild/schemas/site-content";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const adminPartnerBanners = {
  list: endpoint({
    method: "GET",
    path: "/admin/community-partners",
    summary: "All ads of community partners, by partner",
    access: [admin("admin.view-highlights")],
    staysSmall: "what our editors entered",
    answer: { 200: dataOf(z.array(adminPartnerBanner)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/community-partners",
    summary: "Add a community partner’s ad",
    access: [admin("admin.edit-highlights")],
    audit: { action: "partner-banner.create", subject: "partner-banner", id: "answer.data.id" },
    body: partnerBannerBody,
    answer: { 201: dataOf(adminPartnerBanner) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/community-partners/:id",
    summary: "Change a community partner’s ad, or hide it",
    access: [admin("admin.edit-highlights")],
    audit: { action: "partner-banner.edit", subject: "partner-banner", id: "params.id" },
    body: partnerBannerBody,
    answer: { 200: dataOf(adminPartnerBanner) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/community-partners/:id",
    summary: "Delete a community partner’s ad",
    access: [admin("admin.edit-highlights")],
    audit: { action: "partner-banner.delete", subject: "partner-banner", id: "params.id" },
    answer: { 204: null },
    errors: [404],
  }),
};
