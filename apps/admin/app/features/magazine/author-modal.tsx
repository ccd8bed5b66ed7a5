import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { PictureField } from "@devguild/company-ui/picture-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { AdminAuthor, AuthorBody } from "@devguild/schemas/admin-magazine";
import {
  AUTHOR_BIO_MAX,
  AUTHOR_NAME_MAX,
  AUTHOR_ROLE_MAX,
} from "@devguild/schemas/constants/article-editing";

import { FormModal } from "@devguild/design-system/form-modal";
import { useState } from "react";
import { useRefreshBylines } from "./use-refresh-bylines.ts";

type Props = {
  /** The author to change; null to add one. */
  author?: AdminAuthor | null;
  onSaved?: (id: number) => void;
  onClose: () => void;
};

/** A dialog to add an author, or to change one; an article that is being written stays as it is. */
export default function AuthorModal({ author = null, onSaved, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshBylines();
  const [draft] = useState(() => storeDraft(`author.${author?.id ?? "new"}`));
  const form = useApiForm(
    {
      call: (body: AuthorBody) =>
        author
          ? api.adminMagazine.updateAuthor.call({ params: { id: author.id }, body })
          : api.adminMagazine.createAuthor.call({ body }),
    },
    {
      draft,
      initialValues: {
        name: author?.name ?? "",
        job_title: author?.job_title ?? "",
        bio: author?.bio ?? "",
        portrait_url: author?.portrait_url ?? null,
      },
      toInput: (body) => body,
      onSuccess: async ({ data }, { name }) => {
        await refresh();
        onSaved?.(data.id);
        toasts.show({ tone: "ok", text: `${name} ${author ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      title={author ? "Edit author" : "New author"}
      submitLabel={author ? "Save changes" : "Add author"}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={AUTHOR_NAME_MAX} {...form.field("name")} />
      <TextField
        label="Role"
        optional
        maxLength={AUTHOR_ROLE_MAX}
        placeholder="Staff Engineer"
        {...form.field("job_title")}
      />
      <TextArea
        label="About the author"
        optional
        rows={3}
        maxLength={AUTHOR_BIO_MAX}
        help="Shown below their articles."
        {...form.field("bio")}
      />
      <PictureField label="Picture" shape="avatar" {...form.field<string | null>("portrait_url")} />
    </FormModal>
  );
}
