import { UploadField } from "@devguild/design-system/upload-field";
import { PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES } from "@devguild/schemas/constants/postings";
import { useState } from "react";

import { PICTURE_HELP, sendPicture } from "./send-picture.ts";

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
      types={PICTURE_TYPE_NAMES}
      maxBytes={PICTURE_MAX_BYTES}
      help={PICTURE_HELP}
      value={url}
      error={error}
      send={sendPicture}
      onChange={(changed) => {
        setUrl(changed);
        onChange(changed);
      }}
    />
  );
}
