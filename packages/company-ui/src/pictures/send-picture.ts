import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { sendFile } from "@devguild/api-client/send-file";
import {
  PICTURE_MAX_BYTES,
  type PictureType,
  POSTING_PICTURES,
  type PostingPicture,
} from "@devguild/schemas/constants/postings";

/** Says which files a logo or a cover may be. */
export const describePicture = (picture: PostingPicture) => {
  const { width, height } = POSTING_PICTURES[picture];
  return `JPG, PNG or WebP, at least ${width} × ${height} pixels, up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`;
};

/** Uploads a picture to a signed URL; resolves to the URL for displaying it. */
export const sendPicture = async (
  type: PostingPicture,
  file: File,
  onProgress: (part: number) => void,
) => {
  const { data } = await api.uploads.temporary
    .call({
      body: { filename: file.name.slice(-200), type, content_type: file.type as PictureType },
    })
    .catch((error: unknown) => {
      // Only these say what to do: confirm the address, or wait.
      const isRefusal = error instanceof ApiError && [409, 429].includes(error.status);
      throw new Error(isRefusal ? error.message : "");
    });
  await sendFile(data.signedUrl, file, onProgress);
  return data.fileUrl;
};
