import { ApiError, OFFLINE } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { sendFile } from "@devguild/api-client/send-file";
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPE_NAMES,
  type PictureType,
  POSTING_PICTURES,
  type PostingPicture,
} from "@devguild/schemas/constants/postings";

/** Says which files a logo or a cover may be. */
const describePicture = (picture: PostingPicture) => {
  const { width, height } = POSTING_PICTURES[picture];
  return `JPG, PNG or WebP, at least ${width} × ${height} pixels, up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`;
};

const HELPFUL = new Set([409, 429]);

/** Returns what an upload was refused for if that says what to do: go online, confirm the address, or wait. */
export const describeRefusal = (error: unknown): string =>
  error instanceof ApiError && (error.code === OFFLINE || HELPFUL.has(error.status))
    ? failureText(error)
    : "";

const sendPicture = async (
  type: PostingPicture,
  file: File,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
) => {
  const { data } = await api.uploads.temporary
    .call({
      body: { filename: file.name.slice(-200), type, content_type: file.type as PictureType },
    })
    .catch((error: unknown) => {
      throw new Error(describeRefusal(error));
    });
  await sendFile(data.signedUrl, file, onProgress, signal);
  return data.fileUrl;
};

const buildUpload = (picture: PostingPicture) => ({
  types: PICTURE_TYPE_NAMES,
  maxBytes: PICTURE_MAX_BYTES,
  minimum: POSTING_PICTURES[picture],
  help: describePicture(picture),
  send: (file: File, onProgress: (part: number) => void, signal?: AbortSignal) =>
    sendPicture(picture, file, onProgress, signal),
});

/**
 * What an upload field needs to take a logo or a cover: the accepted types, the maximum bytes, the minimum
 * size in pixels, the sentence that says so, and how to send it; it resolves to the URL for displaying it.
 */
export const PICTURE_UPLOADS = { logo: buildUpload("logo"), cover: buildUpload("cover") } as const;
