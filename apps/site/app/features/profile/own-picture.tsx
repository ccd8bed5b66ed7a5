import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Picture } from "@devguild/design-system/picture";
import { UploadField } from "@devguild/design-system/upload-field";
import { PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES } from "@devguild/schemas/constants/postings";
import { AVATAR_MIN, DEFAULT_AVATARS, UPLOADS } from "@devguild/schemas/constants/uploads";
import type { User } from "@devguild/schemas/identity";

import classes from "./own-picture.module.css";
import { sendOwnPicture } from "./send-profile-file.ts";
import { useProfileSaving } from "./use-profile-saving.ts";

const toAddress = (name: string) => `/api/files/${UPLOADS.avatar.folder}/${name}`;

/** A user's picture: uploaded, one of our illustrations, or none. */
export function OwnPicture({ user }: { user: User }) {
  const saving = useProfileSaving((key: string | null) =>
    api.profileFiles.saveImage.call({ body: { img_name: key } }),
  );
  return (
    <UploadField
      label="Picture"
      hideLabel
      shape="avatar"
      types={PICTURE_TYPE_NAMES}
      maxBytes={PICTURE_MAX_BYTES}
      help={`JPG, PNG or WebP, at least ${AVATAR_MIN} × ${AVATAR_MIN} pixels, up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`}
      value={user.image_url}
      send={async (file, onProgress) => {
        const { data } = await saving.mutateAsync(await sendOwnPicture(file, onProgress));
        return data.image_url ?? "";
      }}
      // Uploads are already saved; only removal is left to handle.
      onChange={(url) => url === null && saving.mutate(null)}
      error={saving.isError ? failureText(saving.error) : undefined}
    >
      <fieldset className={classes.drawn}>
        <legend className="visually-hidden">Or choose one of these</legend>
        {DEFAULT_AVATARS.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={`Illustration ${index + 1}`}
            aria-pressed={user.image_url === toAddress(name)}
            onClick={() => saving.mutate(name)}
          >
            <Picture src={toAddress(name)} width={44} height={44} fallback={String(index + 1)} />
          </button>
        ))}
      </fieldset>
    </UploadField>
  );
}
