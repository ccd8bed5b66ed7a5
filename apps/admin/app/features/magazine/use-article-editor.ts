import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { createAutosaver, type SaveState } from "@devguild/company-ui/autosaver";
import type { AdminArticle, ArticleBody } from "@devguild/schemas/admin-magazine";
import { isSavedAsTyped } from "@devguild/schemas/constants/article-editing";
import { useEffect, useRef, useState } from "react";

import {
  type ArticleValues,
  listDifferences,
  toArticleBody,
  toArticleValues,
} from "./article-values.ts";
import { useRefreshArticles } from "./use-article-actions.ts";

const PAUSE_MS = 1_500;

type Errors = Partial<Record<string, string>>;

/** Reads what was typed before and never reached the server. */
const restore = (article: AdminArticle, stored: Record<string, unknown>) => {
  const { version, values } = stored as { version?: number; values?: ArticleValues };
  const server = toArticleValues(article);
  const typed = values && { ...server, ...values };
  if (!typed || listDifferences(typed, server).length === 0)
    return { values: server, isRestored: false, theirs: null };
  return { values: typed, isRestored: true, theirs: version === article.version ? null : article };
};

/**
 * The state of an article's editor: drafts are saved as they are typed, everything else when it is sent.
 * What hasn't reached the server stays in this browser. If someone else has saved the article meanwhile,
 * nothing is saved until the editor has decided. Source: docs/decisions/articles.md.
 */
export const useArticleEditor = (opened: AdminArticle) => {
  const refresh = useRefreshArticles();
  const [draft] = useState(() => storeDraft(`article.${opened.id}`));
  const [start] = useState(() => restore(opened, draft.read()));
  const [article, setArticle] = useState(opened);
  const [values, setValues] = useState(start.values);
  const [isRestored, setRestored] = useState(start.isRestored);
  const [theirs, setTheirs] = useState<AdminArticle | null>(start.theirs);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [saving, setSaving] = useState<SaveState>(
    start.isRestored ? { kind: "waiting" } : { kind: "saved", at: null },
  );
  const base = useRef(opened);
  const [saver] = useState(() =>
    createAutosaver({
      value: start.values,
      isSaved: !start.isRestored,
      pauseMs: PAUSE_MS,
      onState: setSaving,
    }),
  );
  const autosaves = isSavedAsTyped(article.status) && theirs === null;

  const adopt = (saved: AdminArticle) => {
    base.current = saved;
    setArticle(saved);
    void refresh(saved);
  };

  /** Says what the server refused; a conflict shows what someone else has saved. */
  const refuse = async (thrown: unknown) => {
    if (thrown instanceof ApiError && thrown.status === 409) {
      const { data } = await api.adminMagazine.details.call({ params: { id: opened.id } });
      setTheirs(data);
      return;
    }
    const fields = thrown instanceof ApiError ? thrown.fields : {};
    setErrors(fields);
    setFailure(
      Object.keys(fields).length === 0 && thrown instanceof Error ? failureText(thrown) : null,
    );
  };

  const save = async (sent: ArticleValues) => {
    try {
      const { data } = await api.adminMagazine.saveDraft.call({
        params: { id: opened.id },
        body: { ...toArticleBody(sent), version: base.current.version },
      });
      adopt(data);
      setErrors({});
      setFailure(null);
      if (saver.isLatest(sent)) draft.write(null);
    } catch (thrown) {
      await refuse(thrown);
      throw thrown;
    }
  };
  useEffect(() => saver.setSave(save));
  useEffect(() => {
    if (autosaves) saver.resume();
    else saver.pause();
  }, [autosaves, saver]);
  useEffect(() => () => void saver.flush(), [saver]);

  const change = (changed: Partial<ArticleValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }));
    draft.write({ version: base.current.version, values: next });
    saver.change(next);
  };

  const adoptAll = (saved: AdminArticle) => {
    adopt(saved);
    const shown = toArticleValues(saved);
    setValues(shown);
    setErrors({});
    setFailure(null);
    setRestored(false);
    draft.write(null);
    saver.adopt(shown);
  };

  return {
    article,
    values,
    errors,
    failure,
    saving,
    isSending,
    isSavedAsTyped: isSavedAsTyped(article.status),
    isSaved: saving.kind === "saved",
    isRestored,
    theirs,
    change,
    retry: () => void saver.flush(),
    /** Saves now, and publishes or schedules the article; returns it unless that was refused. */
    send: async (status: Pick<ArticleBody, "status" | "publish_at"> = {}) => {
      setSending(true);
      saver.pause();
      await saver.settle();
      try {
        const { data } = await api.adminMagazine.update.call({
          params: { id: opened.id },
          body: { ...toArticleBody(values), ...status, version: base.current.version },
        });
        adoptAll(data);
        return data;
      } catch (thrown) {
        await refuse(thrown);
        return null;
      } finally {
        if (isSavedAsTyped(base.current.status)) saver.resume();
        setSending(false);
      }
    },
    /** Takes over a status that was changed elsewhere on the screen; what is typed stays. */
    adopt,
    /** Shows what was stored elsewhere on the screen instead of what is typed. */
    replace: adoptAll,
    /** Drops what was typed and shows what someone else has saved. */
    takeTheirs: () => {
      if (theirs) adoptAll(theirs);
      setTheirs(null);
    },
    /** Goes on with what was typed, on top of what someone else has saved. */
    keepMine: () => {
      if (!theirs) return;
      adopt(theirs);
      setTheirs(null);
      draft.write({ version: theirs.version, values });
      saver.change(values);
    },
    /** Drops what was restored. */
    discard: () => adoptAll(base.current),
  };
};

export type ArticleEditorState = ReturnType<typeof useArticleEditor>;
