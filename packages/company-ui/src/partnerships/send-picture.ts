import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { sendFile } from "@devguild/api-client/send-file";
import {
  PICTURE_MAX_BYTES,
  type PictureType,
  POSTING_PICTURES,
} from "@devguild/schemas/constants/postings";

const { width, height } = POSTING_PICTURES.logo;

/** Which pictures of people and goodies are accepted. */
export const PICTURE_HELP = `JPG, PNG or WebP, at least ${width} × ${height} pixels, up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`;

/** Uploads a picture of a person or a goodie, and returns its address. */
export const sendPicture = async (file: File, onProgress: (part: number) => void) => {
  const content_type = file.type as PictureType;
  const { data } = await api.uploads.temporary
    .call({ body: { filename: file.name.slice(-200), type: "logo", content_type } })
    .catch((error: unknown) => {
      const isRefusal = error instanceof ApiError && [409, 429].includes(error.status);
      throw new Error(isRefusal ? error.message : "");
    });
  await sendFile(data.signedUrl, file, onProgress);
  return data.fileUrl;
};
