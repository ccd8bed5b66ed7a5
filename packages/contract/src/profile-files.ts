import { dataOf } from "@devguild/schemas/fields";
import { user as userShape } from "@devguild/schemas/identity";
import {
  cvLink,
  cvUploadBody,
  imageUploadBody,
  saveCvBody,
  saveImageBody,
  signedUpload,
} from "@devguild/schemas/profile-files";

import { admin, companyUser, developer, ownDeveloper, endpoint, user } from "./endpoint.ts";

export const profileFiles = {
  imageUploadUrl: endpoint({
    method: "POST",
    path: "/user/image/upload-url",
    summary: "A URL to upload a profile picture to by PUT within 15 minutes, and its key",
    access: user,
    body: imageUploadBody,
    answer: { 200: dataOf(signedUpload) },
    errors: [409, 429],
  }),
  saveImage: endpoint({
    method: "PUT",
    path: "/user/image",
    summary: "Use an uploaded picture, a generated one, or none",
    access: user,
    body: saveImageBody,
    answer: { 200: dataOf(userShape) },
  }),
  cvUploadUrl: endpoint({
    method: "POST",
    path: "/developer/settings/cv/upload-url",
    summary: "A URL to upload a CV to by PUT within 15 minutes, and its key",
    access: developer,
    body: cvUploadBody,
    answer: { 200: dataOf(signedUpload) },
    errors: [409, 429],
  }),
  saveCv: endpoint({
    method: "PUT",
    path: "/developer/settings/cv",
    summary: "Use an uploaded CV, or none",
    access: developer,
    body: saveCvBody,
    answer: { 200: dataOf(cvLink) },
  }),
  cvLink: endpoint({
    method: "GET",
    path: "/developers/:id/cv-link",
    summary: "A URL to download a CV, valid for 5 minutes",
    access: [
      ownDeveloper("id"),
      admin("admin.view-developers"),
      companyUser("owner.company.view-candidates"),
    ],
    answer: { 200: dataOf(cvLink) },
    errors: [404],
  }),
};
