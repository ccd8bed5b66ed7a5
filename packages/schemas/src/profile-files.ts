import { z } from "zod";
import { text } from "./fields.ts";
import { PICTURE_TYPE_NAMES } from "./constants/postings.ts";
import { CV_TYPE, UPLOAD_MESSAGES } from "./constants/uploads.ts";

const NAME_MAX = 200;
const name = text(NAME_MAX).optional();
const key = z
  .string(UPLOAD_MESSAGES.fileMissing)
  .max(NAME_MAX, UPLOAD_MESSAGES.fileMissing)
  .nullable()
  .optional();

// Clients use either name for the file; neither is stored.
export const imageUploadBody = z.object({
  filename: name,
  image: name,
  content_type: z.enum(PICTURE_TYPE_NAMES),
});
export const cvUploadBody = z.object({
  filename: name,
  file_name: name,
  content_type: z.literal(CV_TYPE, UPLOAD_MESSAGES.pdfOnly),
});

/** Where to PUT a file, and the key for saving it afterwards. */
export const signedUpload = z.object({ signedUrl: z.string(), key: z.string() });

const missing = { path: ["img_name"], message: UPLOAD_MESSAGES.fileMissing };
const missingCv = { path: ["file_name"], message: UPLOAD_MESSAGES.fileMissing };

/** The key of a picture, or one of the drawn avatars; null removes it. */
export const saveImageBody = z
  .object({ img_name: key, filename: key })
  .refine(({ img_name, filename }) => img_name !== undefined || filename !== undefined, missing)
  .transform(({ img_name, filename }) => ({ key: img_name ?? filename ?? null }));

/** The key of a CV; null removes it. */
export const saveCvBody = z
  .object({ file_name: key, filename: key })
  .refine(({ file_name, filename }) => file_name !== undefined || filename !== undefined, missingCv)
  .transform(({ file_name, filename }) => ({ key: file_name ?? filename ?? null }));

/** The URL of a CV, valid for a few minutes; empty if there is none. */
export const cvLink = z.object({ url: z.string() });
