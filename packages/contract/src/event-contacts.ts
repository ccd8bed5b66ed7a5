import { admin, companyUser, endpoint } from "./endpoint.ts";

export const eventContacts = {
  download: endpoint({
    method: "GET",
    path: "/events/:id/contacts/download/:type",
    summary:
      "Contacts of an event as a spreadsheet: the leads of a company’s own booth, or for staff any",
    access: [companyUser("owner.company.edit-partnerships"), admin("admin.view-live-events")],
    file: "text/csv",
    answer: { 200: null },
    errors: [403, 404],
  }),
};
