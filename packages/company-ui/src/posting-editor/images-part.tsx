import { UploadField } from "@devguild/design-system/upload-field";
import { PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES } from "@devguild/schemas/constants/postings";

import { describePicture, sendPicture } from "../pictures/send-picture.ts";
import { FormPart } from "./form-part.tsx";
import type { PartProps } from "./posting-parts.ts";

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
