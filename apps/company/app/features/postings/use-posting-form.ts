import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { useToast } from "@devguild/design-system/toast";
import type { EditablePosting } from "@devguild/schemas/postings";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { createAutosaver, type SaveState } from "./autosaver.ts";
import {
  toBody,
  type DraftChange,
  toDraft,
  emptyDraft,
  keepUnsaved,
  type PostingDraft,
  saysTheSame,
} from "./posting-draft.ts";
import { type FieldErrors, clearErrors } from "./posting-parts.ts";
import { editPath } from "./posting-paths.ts";
import { beginWith, forgetDraft, keepDraft, readStoredDraft } from "./stored-draft.ts";

const PAUSE = 1500;

type Options = {
  companyId: number;
  userId: number;
  posting: EditablePosting;
  copyOf: number | null;
};

/**
 * The form of an ad while it is written. Every change is kept in the browser at once; a draft is sent
 * whenever its writer pauses, an ad that is published already only on demand.
 */
export const usePostingForm = ({ companyId, userId, posting, copyOf }: Options) => {
  const isDraft = posting.status === "draft";
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToast();
  const jobId = useRef(posting.id);
  const address = () => ({ userId, jobId: jobId.current, copyOf });
  const [beginning] = useState(() =>
    beginWith(toDraft(posting), readStoredDraft({ userId, jobId: posting.id, copyOf })),
  );
  const isSaved = beginning.saved && copyOf === null;
  const [draft, setDraft] = useState(beginning.draft);
  const latest = useRef(beginning.draft);
  const base = useRef(beginning.base);
  const [other, setOther] = useState(beginning.other);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState<SaveState>(
    isSaved ? { kind: "saved", at: null } : { kind: "waiting" },
  );
  const [token, setToken] = useState<string | null>(null);

  const show = (next: PostingDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = (reset = false) =>
    keepDraft(address(), {
      draft: latest.current,
      base: base.current,
      saved: saysTheSame(latest.current, base.current),
      reset,
    });

  const sendDraft = async (sent: PostingDraft) => {
    const { data } = await api.postings.saveDraft.call({
      body: { job: { ...toBody(sent), ...(jobId.current !== null && { id: jobId.current }) } },
    });
    setToken(data.draft_token);
    if (jobId.current !== null) return;
    forgetDraft(address());
    jobId.current = data.job.id;
    // The same form goes on under its own address: nothing is loaded anew, nothing moves.
    await navigate(editPath(data.job.id), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
      state: { sameForm: true },
    });
  };
  const sendChanges = (sent: PostingDraft) =>
    api.postings.update.call({
      params: { companyId, jobId: jobId.current ?? 0 },
      body: { ...toBody(sent), price_id: undefined, status: posting.status },
    });
  const save = async (sent: PostingDraft) => {
    await (isDraft ? sendDraft(sent) : sendChanges(sent));
    base.current = keepUnsaved(sent, base.current);
    keep();
    void queries.invalidateQueries({ queryKey: api.dashboards.company.key });
    void queries.invalidateQueries({ queryKey: api.postings.list.key });
  };
  const [saver] = useState(() =>
    createAutosaver({
      value: beginning.draft,
      isSaved,
      pause: isDraft ? PAUSE : null,
      onState: (state) => {
        setSaving(state);
        if (state.kind === "failed" && state.error instanceof ApiError) {
          const { fields } = state.error;
          setErrors((before) => ({ ...before, ...fields }));
        }
      },
    }),
  );
  useEffect(() => saver.sendBy(save));
  useEffect(() => {
    if (beginning.other) saver.hold();
    else if (isDraft) saver.goOn();
    const again = () => void (isDraft && saver.flush());
    addEventListener("online", again);
    return () => {
      removeEventListener("online", again);
      void saver.settle();
    };
  }, [beginning, isDraft, saver]);

  const write = (next: PostingDraft, reset = false) => {
    show(next);
    keep(reset);
    saver.change(next);
  };
  /** Takes over a version that the server has. */
  const adopt = (next: PostingDraft) => {
    base.current = next;
    show(next);
    keep();
    saver.goOn();
    saver.adopt(next);
    setOther(null);
    setErrors({});
  };
  return {
    isDraft,
    draft,
    errors,
    setErrors,
    saving,
    saver,
    token,
    other,
    jobId,
    latest,
    base,
    adopt,
    update: (change: DraftChange) => {
      write({ ...latest.current, ...change });
      setErrors((before) => clearErrors(before, change));
    },
    startOver: () => {
      const before = latest.current;
      write(emptyDraft(before), true);
      setErrors({});
      toasts.show({
        tone: "ok",
        text: "The form is empty.",
        undo: { onPress: () => write(before) },
      });
    },
    askWhichOne: (theirs: PostingDraft) => {
      saver.hold();
      setOther(theirs);
    },
    keepMine: () => {
      if (other) base.current = other;
      setOther(null);
      saver.goOn();
      write(latest.current);
    },
    takeOther: () => {
      const mine = latest.current;
      if (!other) return;
      adopt(other);
      toasts.show({
        tone: "ok",
        text: "You see the other version.",
        undo: { onPress: () => write(mine) },
      });
    },
    forget: () => forgetDraft(address()),
  };
};

export type PostingFormState = ReturnType<typeof usePostingForm>;
