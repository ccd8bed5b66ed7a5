import { api } from "@devguild/api-client/browser-api";
import type { SaveDraft } from "@devguild/company-ui/posting-editor";

/** Saves a draft of the viewer's own company, and returns the token for sharing its preview. */
export const saveDraft: SaveDraft = async (jobId, posting) => {
  const job = { ...posting, ...(jobId !== null && { id: jobId }) };
  const { data } = await api.companyRegistrations.saveDraft.call({ body: { job } });
  return { jobId: data.job.id, previewToken: data.draft_token };
};
