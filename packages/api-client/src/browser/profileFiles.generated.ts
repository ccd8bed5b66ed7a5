// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const imageUploadUrl = /* @__PURE__ */ browserCall("profileFiles", "imageUploadUrl", "POST /user/image/upload-url");
export const saveImage = /* @__PURE__ */ browserCall("profileFiles", "saveImage", "PUT /user/image");
export const cvUploadUrl = /* @__PURE__ */ browserCall("profileFiles", "cvUploadUrl", "POST /developer/settings/cv/upload-url");
export const saveCv = /* @__PURE__ */ browserCall("profileFiles", "saveCv", "PUT /developer/settings/cv");
export const cvLink = /* @__PURE__ */ browserCall("profileFiles", "cvLink", "GET /developers/:id/cv-link");
