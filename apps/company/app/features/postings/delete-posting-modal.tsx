import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { useToast } from "@devguild/design-system/toast";
import type { JobPosting } from "@devguild/schemas/jobs";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { failureText } from "@devguild/api-client/failure-text";
import type { Company } from "../frame/require-company.ts";
import { counted } from "@devguild/company-ui/posting-life";
import { forgetDraft } from "./stored-draft.ts";

type Props = {
  posting: JobPosting;
  company: Company;
  onClose: () => void;
  onDeleted: () => void;
};

const lossOf = ({ status, candidates_count }: JobPosting) => {
  if (status === "draft") return "Everything written in it goes for good, and so does its preview.";
  const candidates =
    candidates_count > 0 ? ` Its ${counted(candidates_count, "candidate")} leave your lists.` : "";
  const site = status === "published" ? "It leaves the site at once." : "It leaves your dashboard.";
  return `${site}${candidates} What was paid for it is not given back.`;
};

/** Asks before a job is deleted, and names what is lost with it. */
export default function DeletePostingModal({ posting, company, onClose, onDeleted }: Props) {
  const user = useCurrentUser();
  const queries = useQueryClient();
  const toasts = useToast();
  const isDraft = posting.status === "draft";
  const title = posting.title || "Untitled job";
  const deleting = useMutation({
    mutationFn: () =>
      api.postings.remove.call({ params: { companyId: company.id, jobId: posting.id } }),
    onSuccess: async () => {
      if (user) forgetDraft({ userId: user.id, jobId: posting.id, copyOf: null });
      void queries.invalidateQueries({ queryKey: api.postings.list.key });
      await queries.invalidateQueries({ queryKey: api.dashboards.company.key });
      toasts.show({ tone: "ok", text: `“${title}” is deleted.` });
      onDeleted();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={isDraft ? "Delete this draft?" : "Delete this job?"}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="dangerFilled"
            loading={deleting.isPending}
            onClick={() => deleting.mutate()}
          >
            {isDraft ? "Delete draft" : "Delete job"}
          </Button>
        </>
      }
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{lossOf(posting)} You cannot bring it back.</p>
      {deleting.isError && <FormError>{failureText(deleting.error)}</FormError>}
    </Modal>
  );
}
