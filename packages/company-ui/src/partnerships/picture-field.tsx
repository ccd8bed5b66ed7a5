import { UploadField } from "@devguild/design-system/upload-field";
import { useState } from "react";

import { PICTURE_UPLOADS } from "../pictures/picture-upload.ts";

type Props = {
  label: string;
  shape: "logo" | "avatar";
  defaultValue: string | null;
  error: string | undefined;
  onChange: (url: string | null) => void;
};

/** The picture of a person or a goodie in a form. */
export function PictureField({ label, shape, defaultValue, error, onChange }: Props) {
  const [url, setUrl] = useState(defaultValue);
  return (
    <UploadField
      label={label}
      optional
      shape={shape}
      {...PICTURE_UPLOADS.logo}
      value={url}
      error={error}
      onChange={(changed) => {
        setUrl(changed);
        onChange(changed);
      }}
    />
  );
}
