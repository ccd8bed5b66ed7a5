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
  toSaved,
  type PostingDraft,
  isSameDraft,
} from "./posting-draft.ts";
import { type FieldErrors, clearErrors } from "./posting-parts.ts";
import { SAME_FORM } from "./same-form.ts";
import type { PostingBody } from "@devguild/schemas/posting-body";
import { restoreDraft, removeStoredDraft, storeDraft, findStoredDraft } from "./stored-draft.ts";

const PAUSE_MS = 1500;

/**
 * Saves a draft, creating it if there is no id; returns its id and the token for sharing its
 * preview.
 */
export type SaveDraft = (
  jobId: number | null,
  posting: PostingBody,
) => Promise<{ jobId: number; previewToken: string | null }>;

type Options = {
  companyId: number;
  userId: number;
  posting: EditablePosting;
  copyOf: number | null;
  editPath: (jobId: number) => string;
  /** Null if the draft only stays in this browser for now. */
  saveDraft: SaveDraft | null;
  /** Whether an ad that has ended is published again. */
  isRepost: boolean;
  /** The price that was chosen before the company existed. */
  chosenPriceId: number | null;
};

/**
 * The state of an ad's form. Every change is stored in the browser at once; drafts are saved after
 * a pause in typing, published ads only on demand.
 */
export const usePostingForm = (options: Options) => {
  const { companyId, userId, posting, copyOf, editPath, isRepost } = options;
  const isDraft = posting.status === "draft";
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToast();
  const jobId = useRef(posting.id);
  const address = () => ({ userId, jobId: jobId.current, copyOf });
  const isSavedAsTyped = isDraft && options.saveDraft !== null;
  const [restored] = useState(() => {
    const server = toDraft(posting);
    const stored = findStoredDraft({ userId, jobId: posting.id, copyOf }, server);
    const { draft: first, ...rest } = restoreDraft(server, stored);
    return { ...rest, draft: { ...first, price_id: options.chosenPriceId } };
  });
  const isSaved = restored.saved && copyOf === null;
  const [draft, setDraft] = useState(restored.draft);
  const latest = useRef(restored.draft);
  const base = useRef(restored.base);
  const [other, setOther] = useState(restored.other);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState<SaveState>(
    isSaved ? { kind: "saved", at: null } : { kind: "waiting" },
  );
  const [previewToken, setPreviewToken] = useState<string | null>(null);

  const show = (next: PostingDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const store = (reset = false) =>
    storeDraft(address(), {
      draft: latest.current,
      base: base.current,
      saved: isSameDraft(latest.current, base.current),
      reset,
    });

  const sendDraft = async (sent: PostingDraft) => {
    if (!options.saveDraft) return;
    const saved = await options.saveDraft(jobId.current, toBody(sent));
    setPreviewToken(saved.previewToken);
    if (jobId.current !== null) return;
    removeStoredDraft(address());
    jobId.current = saved.jobId;
    // The same form stays mounted under the draft's own URL, without reloading or scrolling.
    await navigate(editPath(saved.jobId), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
      state: SAME_FORM,
    });
  };
  const sendChanges = (sent: PostingDraft) =>
    api.postings.update.call({
      params: { companyId, jobId: jobId.current ?? 0 },
      body: { ...toBody(sent), price_id: undefined, status: posting.status },
    });
  const save = async (sent: PostingDraft) => {
    await (isDraft ? sendDraft(sent) : sendChanges(sent));
    base.current = toSaved(sent, base.current);
    store();
    void queries.invalidateQueries({ queryKey: api.dashboards.company.key });
    void queries.invalidateQueries({ queryKey: api.postings.list.key });
  };
  const [saver] = useState(() =>
    createAutosaver({
      value: restored.draft,
      isSaved,
      pauseMs: isSavedAsTyped ? PAUSE_MS : null,
      onState: (state) => {
        setSaving(state);
        if (state.kind === "failed" && state.error instanceof ApiError) {
          const { fields } = state.error;
          setErrors((before) => ({ ...before, ...fields }));
        }
      },
    }),
  );
  useEffect(() => saver.setSave(save));
  useEffect(() => {
    if (restored.other) saver.pause();
    else if (isDraft) saver.resume();
    const retry = () => void (isSavedAsTyped && saver.flush());
    addEventListener("online", retry);
    return () => {
      removeEventListener("online", retry);
      void saver.settle();
    };
  }, [restored, isDraft, isSavedAsTyped, saver]);

  const write = (next: PostingDraft, reset = false) => {
    show(next);
    store(reset);
    saver.change(next);
  };
  /** Adopts a version from the server. */
  const adopt = (next: PostingDraft) => {
    base.current = next;
    show(next);
    store();
    saver.resume();
    saver.adopt(next);
    setOther(null);
    setErrors({});
  };
  return {
    isDraft,
    isRepost,
    /** Whether sending it publishes the ad, at a price. */
    isPublishing: isDraft || isRepost,
    draft,
    errors,
    setErrors,
    saving,
    saver,
    previewToken,
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
        text: "Form cleared.",
        undo: { onPress: () => write(before) },
      });
    },
    offerOther: (theirs: PostingDraft) => {
      saver.pause();
      setOther(theirs);
    },
    keepMine: () => {
      if (other) base.current = other;
      setOther(null);
      saver.resume();
      write(latest.current);
    },
    takeOther: () => {
      const mine = latest.current;
      if (!other) return;
      adopt(other);
      toasts.show({
        tone: "ok",
        text: "Switched to the other version.",
        undo: { onPress: () => write(mine) },
      });
    },
    removeStored: () => removeStoredDraft(address()),
  };
};

export type PostingFormState = ReturnType<typeof usePostingForm>;
