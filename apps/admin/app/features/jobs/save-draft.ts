import { api } from "@devguild/api-client/browser-api";
import type { SaveDraft } from "@devguild/company-ui/posting-editor";

/** Builds what saves a draft of a company as staff, who open its preview without a token. */
export const buildSaveDraft =
  (companyId: number): SaveDraft =>
  async (jobId, posting) => {
    const { data } =
      jobId === null
        ? await api.postings.create.call({
            params: { id: companyId },
            body: { ...posting, is_draft: true },
          })
        : await api.postings.update.call({
            params: { companyId, jobId },
            body: { ...posting, status: "draft" },
          });
    return { jobId: data.id, previewToken: null };
  };
