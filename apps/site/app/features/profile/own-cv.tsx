import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { formatDate } from "@devguild/design-system/relative-time";
import { UploadField } from "@devguild/design-system/upload-field";
import { CV_MAX_BYTES, CV_TYPE } from "@devguild/schemas/constants/uploads";
import type { User } from "@devguild/schemas/identity";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { sendCv } from "./send-profile-file.ts";

/** A developer's CV: upload, download, replace and delete. */
export function OwnCv({ user }: { user: User }) {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (key: string | null) => api.profileFiles.saveCv.call({ body: { file_name: key } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.identity.me.key }),
  });
  const opening = useMutation({
    mutationFn: () => api.profileFiles.cvLink.call({ params: { id: user.developer_id ?? 0 } }),
    // This is a download, so the page stays open.
    onSuccess: ({ data }) => location.assign(data.url),
  });
  const uploaded = user.cv_upload_date ? ` on ${formatDate(user.cv_upload_date)}` : "";
  return (
    <>
      <UploadField
        label="CV"
        hideLabel
        shape="file"
        types={[CV_TYPE]}
        maxBytes={CV_MAX_BYTES}
        help={`PDF, up to ${CV_MAX_BYTES / 1024 / 1024} MB. Only companies you apply to can open it.`}
        value={user.cv_uploaded ? `Uploaded${uploaded}` : null}
        send={async (file, onProgress) => {
          const { data } = await saving.mutateAsync(await sendCv(file, onProgress));
          return data.url;
        }}
        onChange={(url) => url === null && saving.mutate(null)}
        error={saving.isError ? failureText(saving.error) : undefined}
      />
      {user.cv_uploaded && (
        <div>
          <Button size="sm" loading={opening.isPending} onClick={() => opening.mutate()}>
            Download my CV
          </Button>
        </div>
      )}
      {opening.isError && <FormError>{failureText(opening.error)}</FormError>}
    </>
  );
}
