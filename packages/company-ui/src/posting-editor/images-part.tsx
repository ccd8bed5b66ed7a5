import { UploadField } from "@devguild/design-system/upload-field";

import { PICTURE_UPLOADS } from "../pictures/picture-upload.ts";
import { FormPart } from "./form-part.tsx";
import type { PartProps } from "./posting-parts.ts";

/** The ad's own logo and cover image. */
export function ImagesPart({ draft, errors, update }: PartProps) {
  return (
    <FormPart name="images">
      <UploadField
        optional
        label="Logo"
        shape="logo"
        {...PICTURE_UPLOADS.logo}
        value={draft.logo_url}
        onChange={(logo_url) => update({ logo_url })}
        error={errors.logo_url}
      />
      <UploadField
        optional
        label="Cover image"
        shape="cover"
        {...PICTURE_UPLOADS.cover}
        value={draft.cover_url}
        onChange={(cover_url) => update({ cover_url })}
        error={errors.cover_url}
      />
    </FormPart>
  );
}
