import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { sendFile } from "@devguild/api-client/send-file";
import { UploadField } from "@devguild/design-system/upload-field";
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPE_NAMES,
  type PictureType,
  POSTING_PICTURES,
  type PostingPicture,
} from "@devguild/schemas/constants/postings";

import { FormPart } from "./form-part.tsx";
import type { PartProps } from "./posting-parts.ts";

const describePicture = (picture: PostingPicture) => {
  const { width, height } = POSTING_PICTURES[picture];
  return `JPG, PNG or WebP, at least ${width} × ${height} pixels, up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`;
};

/** Uploads a picture of an ad to a signed URL; resolves to the URL for displaying it. */
const sendPicture = async (
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

const PICTURE = { optional: true, types: PICTURE_TYPE_NAMES, maxBytes: PICTURE_MAX_BYTES };

/** The ad's own logo and cover image. */
export function ImagesPart({ draft, errors, update }: PartProps) {
  return (
    <FormPart name="images">
      <UploadField
        {...PICTURE}
        label="Logo"
        shape="logo"
        help={describePicture("logo")}
        value={draft.logo_url}
        onChange={(logo_url) => update({ logo_url })}
        send={(file, onProgress) => sendPicture("logo", file, onProgress)}
        error={errors.logo_url}
      />
      <UploadField
        {...PICTURE}
        label="Cover image"
        shape="cover"
        help={describePicture("cover")}
        value={draft.cover_url}
        onChange={(cover_url) => update({ cover_url })}
        send={(file, onProgress) => sendPicture("cover", file, onProgress)}
        error={errors.cover_url}
      />
    </FormPart>
  );
}
