import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { JOB_SLUG_MAX } from "@devguild/schemas/constants/postings";

import type { ListedPosting } from "./posting-actions.ts";
import { useRefreshPostings } from "./use-refresh-postings.ts";

type Props = { posting: ListedPosting; companyId: number; onClose: () => void };

/** Changes the address of an open ad; the former one keeps leading to it. */
export function ChangeAddressModal({ posting, companyId, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshPostings();
  const form = useApiForm(api.postings.changeUrl, {
    initialValues: { slug: posting.slug },
    toInput: (body) => ({ params: { companyId, jobId: posting.id }, body }),
    onSuccess: async ({ data }) => {
      await refresh();
      toasts.show({ tone: "ok", text: `“${data.title}” has a new address.` });
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Change this job’s address"
      submitLabel="Change address"
    >
      <p>
        <strong>{posting.title}</strong>
      </p>
      <TextField
        label="Address"
        maxLength={JOB_SLUG_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help="The last part of its link, such as “senior-go-engineer”. Links with the old address still lead to it."
        {...form.field("slug")}
      />
    </FormModal>
  );
}
