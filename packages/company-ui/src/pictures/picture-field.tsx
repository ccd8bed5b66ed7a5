import type { FieldInput } from "@devguild/api-client/use-api-form";
import { useFieldState } from "@devguild/api-client/use-field-state";
import { UploadField } from "@devguild/design-system/upload-field";

import { PICTURE_UPLOADS } from "./picture-upload.ts";

type Props = FieldInput<string | null> & {
  label: string;
  shape: "logo" | "avatar" | "cover";
};

/**
 * An optional picture of a form, given the form's field. Its state is its own, so that discarding a draft shows the saved
 * picture again.
 */
export function PictureField({ label, shape, ...field }: Props) {
  return (
    <UploadField
      label={label}
      optional
      shape={shape}
      {...PICTURE_UPLOADS[shape === "cover" ? "cover" : "logo"]}
      {...useFieldState(field)}
    />
  );
}
