import { UploadField } from "@devguild/design-system/upload-field";
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPE_NAMES,
  POSTING_PICTURES,
  type PostingPicture,
} from "@devguild/schemas/constants/postings";

import { FormPart } from "./form-part.tsx";
import type { PartProps } from "./posting-parts.ts";
import { sendPicture } from "./send-picture.ts";

const helpFor = (picture: PostingPicture) => {
  const { width, height } = POSTING_PICTURES[picture];
  return `JPG, PNG or WebP, at least ${width} × ${height} pixels, up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`;
};

const PICTURE = { optional: true, types: PICTURE_TYPE_NAMES, maxBytes: PICTURE_MAX_BYTES };

/** The ad's own logo and cover. */
export function LooksPart({ draft, errors, update }: PartProps) {
  return (
    <FormPart name="looks">
      <UploadField
        {...PICTURE}
        label="Logo"
        shape="logo"
        help={helpFor("logo")}
        value={draft.logo_url}
        onChange={(logo_url) => update({ logo_url })}
        send={(file, onProgress) => sendPicture("logo", file, onProgress)}
        error={errors.logo_url}
      />
      <UploadField
        {...PICTURE}
        label="Cover"
        shape="cover"
        help={helpFor("cover")}
        value={draft.cover_url}
        onChange={(cover_url) => update({ cover_url })}
        send={(file, onProgress) => sendPicture("cover", file, onProgress)}
        error={errors.cover_url}
      />
    </FormPart>
  );
}
