import { api } from "@devguild/api-client/browser-api";
import { useToast } from "@devguild/design-system/toast";
import type { EditablePosting } from "@devguild/schemas/postings";
import { useEffect, useRef, useState } from "react";

import { toDraft, saysTheSame } from "./posting-draft.ts";
import type { PostingFormState } from "./use-posting-form.ts";

/**
 * Looks whether the ad was changed elsewhere whenever somebody comes back to this window. What was
 * changed is taken over where nothing is unsaved here, else somebody is asked. Gives whether the ad is
 * in another state by now, so that this form can no longer be sent.
 */
export const useOtherVersion = (
  form: PostingFormState,
  companyId: number,
  status: EditablePosting["status"],
) => {
  const toasts = useToast();
  const [hasMoved, setMoved] = useState(false);
  const look = async () => {
    const { jobId, base, saver, latest } = form;
    const before = base.current;
    if (jobId.current === null) return;
    const { data } = await api.postings.editable.call({
      params: { companyId, jobId: jobId.current },
    });
    // What was saved here meanwhile is newer than this answer.
    if (base.current !== before) return;
    if (data.status !== status) return setMoved(true);
    const theirs = toDraft(data);
    if (saysTheSame(theirs, before)) return;
    if (!saver.isSaved()) return form.askWhichOne(theirs);
    form.adopt({ ...theirs, price_id: latest.current.price_id });
    toasts.show({ tone: "ok", text: "You see what was saved elsewhere meanwhile." });
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
  return hasMoved;
};
