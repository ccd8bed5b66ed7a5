import { api } from "@devguild/api-client/browser-api";
import { useToast } from "@devguild/design-system/toast";
import type { EditablePosting } from "@devguild/schemas/postings";
import { useEffect, useRef, useState } from "react";

import { toDraft, isSameDraft } from "./posting-draft.ts";
import type { PostingFormState } from "./use-posting-form.ts";

/**
 * Checks whether the ad was changed elsewhere whenever this window gets the focus. The change is taken
 * over where nothing is unsaved here, else the writer is asked. Gives whether the ad now has another
 * status, so that this form can no longer be sent.
 */
export const useOtherVersion = (
  form: PostingFormState,
  companyId: number,
  status: EditablePosting["status"],
) => {
  const toasts = useToast();
  const [hasNewStatus, setNewStatus] = useState(false);
  const look = async () => {
    const { jobId, base, saver, latest } = form;
    const before = base.current;
    if (jobId.current === null) return;
    const { data } = await api.postings.editable.call({
      params: { companyId, jobId: jobId.current },
    });
    // What was saved here meanwhile is newer than this answer.
    if (base.current !== before) return;
    if (data.status !== status) return setNewStatus(true);
    const theirs = toDraft(data);
    if (isSameDraft(theirs, before)) return;
    if (!saver.isSaved()) return form.offerOther(theirs);
    form.adopt({ ...theirs, price_id: latest.current.price_id });
    toasts.show({ tone: "ok", text: "Updated with changes made somewhere else." });
  };
  const lookNow = useRef(look);
  useEffect(() => {
    lookNow.current = look;
  });
  useEffect(() => {
    // Without an answer there is nothing to compare; the next save says what is wrong.
    const check = () => void lookNow.current().catch(() => undefined);
    addEventListener("focus", check);
    return () => removeEventListener("focus", check);
  }, []);
  return hasNewStatus;
};
