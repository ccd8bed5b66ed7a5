import { dataOf } from "@devguild/schemas/fields";
import { upload, uploadBody } from "@devguild/schemas/postings";

import { admin, companyUser, endpoint } from "./endpoint.ts";

export const uploads = {
  temporary: endpoint({
    method: "POST",
    path: "/upload/temp/file",
    summary: "A URL to upload one picture to by PUT within 15 minutes, and the picture's own URL",
    access: [
      companyUser("owner.company.edit-jobs"),
      companyUser("owner.company.edit-stories"),
      admin("admin.edit-company-jobs"),
      admin("admin.edit-company-profile"),
      admin("admin.edit-highlights"),
      admin("admin.edit-magazine-content"),
      admin("admin.edit-videos"),
    ],
    audit: { none: "it gives out an address; what is uploaded there belongs to nothing yet" },
    body: uploadBody,
    answer: { 200: dataOf(upload) },
    errors: [409, 429],
  }),
};
