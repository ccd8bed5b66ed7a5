import { api } from "@devguild/api-client/browser-api";
import { useToast } from "@devguild/design-system/toast";
import type { EditablePosting } from "@devguild/schemas/postings";
import { useEffect, useRef, useState } from "react";

import { toDraft, isSameDraft } from "./posting-draft.ts";
import type { PostingFormState } from "./use-posting-form.ts";

/**
 * Checks whether the ad was changed elsewhere whenever the window gets the focus. Without unsaved
 * changes, the form adopts the other version; otherwise the user chooses. Returns whether the ad's
 * status has changed, so that this form can no longer be sent.
 */
export const useOtherVersion = (
  form: PostingFormState,
  companyId: number,
  status: EditablePosting["status"],
) => {
  const toasts = useToast();
  const [hasNewStatus, setNewStatus] = useState(false);
  const checkForChanges = async () => {
    const { jobId, base, saver, latest } = form;
    const before = base.current;
    if (jobId.current === null) return;
    const { data } = await api.postings.editable.call({
      params: { companyId, jobId: jobId.current },
    });
    // A save in the meantime is newer than this response.
    if (base.current !== before) return;
    if (data.status !== status) return setNewStatus(true);
    // The price of a repost is always chosen anew.
    const theirs = toDraft(form.isRepost ? { ...data, price_id: null } : data);
    if (isSameDraft(theirs, before)) return;
    if (!saver.isSaved()) return form.offerOther(theirs);
    form.adopt({ ...theirs, price_id: latest.current.price_id });
    toasts.show({ tone: "ok", text: "Updated with changes made somewhere else." });
  };
  const latestCheck = useRef(checkForChanges);
  useEffect(() => {
    latestCheck.current = checkForChanges;
  });
  useEffect(() => {
    // Failures are ignored: the next save will report them.
    const check = () => void latestCheck.current().catch(() => undefined);
    addEventListener("focus", check);
    return () => removeEventListener("focus", check);
  }, []);
  return hasNewStatus;
};
