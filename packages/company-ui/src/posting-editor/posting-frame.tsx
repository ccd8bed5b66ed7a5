import { WRONG_FIELD } from "@devguild/api-client/use-api-form";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { PostForm } from "@devguild/design-system/post-form";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { Editing } from "../viewer/editing.tsx";
import { ScreenHead } from "../viewer/screen-head.tsx";
import { FoldAll } from "./fold-all.tsx";
import { FormSteps } from "./form-steps.tsx";
import { FormSummary } from "./form-summary.tsx";
import { type Part, PartFoldsContext, type usePartFolds } from "./part-folds.ts";
import classes from "./posting-editor.module.css";
import { type FieldErrors, listWrongParts, summarizeErrors } from "./posting-parts.ts";
import { Reach, ReachBar } from "./reach-side.tsx";
import type { ReachView } from "./use-reach.ts";

const VIEWS = [
  { value: "form", label: "Form" },
  { value: "preview", label: "Preview" },
] as const;

/** What the screen shows on narrow windows; wide ones have room for both. */
export type FrameView = (typeof VIEWS)[number]["value"];

type Props = {
  title: string;
  submitLabel: string;
  onSend: () => void;
  sending: { isPending: boolean; error: Error | null };
  /** How often sending it was refused; each time, the first wrong field gets the focus. */
  wrongAt: number;
  view: FrameView;
  onView: (view: FrameView) => void;
  steps: readonly Part[];
  folding: Pick<ReturnType<typeof usePartFolds>, "folds" | "all">;
  errors: FieldErrors;
  /** How it is saved. */
  saved: ReactNode;
  /** Between the head and the form. */
  notices?: ReactNode;
  /** Beside the button at the end of the form. */
  footActions: ReactNode;
  preview: ReactNode;
  reach: ReachView;
  /** Below the reach: the ad as search shows it. */
  card: ReactNode;
  /** The parts of the form. */
  children: ReactNode;
};

/**
 * Opens the form at the part that the address names, or at its top: after a reload, the browser has returned to where
 * the page was while the form was missing, and so would be at its foot.
 */
const useStart = () => {
  const { hash } = useLocation();
  const [start] = useState(hash);
  useLayoutEffect(() => {
    const part = document.getElementById(start.slice(1));
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [start]);
};

/** The screen on which an ad is written: its form with its parts, its preview, and its reach. */
export function PostingFrame({
  title,
  submitLabel,
  onSend,
  sending,
  wrongAt,
  view,
  onView,
  steps,
  folding,
  errors,
  saved,
  notices,
  footActions,
  preview,
  reach,
  card,
  children,
}: Props) {
  const fields = useRef<HTMLFormElement>(null);
  useStart();
  const [isSentFromHead, setSentFromHead] = useState(false);
  const parts = steps.map(({ name }) => name);
  // The form's foot, which has the summary, is screens below the head's button. A wrong field gets the focus.
  const headFailure =
    isSentFromHead && listWrongParts(errors, parts).length === 0
      ? summarizeErrors(errors, sending.error)
      : null;
  useEffect(() => {
    if (wrongAt > 0) fields.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [wrongAt]);
  return (
    <PartFoldsContext value={folding.folds}>
      <div className={classes.screen}>
        <ScreenHead
          title={title}
          actions={
            <div className={classes.actions}>
              <div className={classes.views}>
                <SegmentedControl label="View" options={VIEWS} value={view} onChange={onView} />
              </div>
              <Editing>
                <Button
                  variant="primary"
                  loading={sending.isPending}
                  onClick={() => {
                    setSentFromHead(true);
                    onSend();
                  }}
                >
                  {submitLabel}
                </Button>
              </Editing>
            </div>
          }
        >
          <output>{saved}</output>
        </ScreenHead>
        {headFailure !== null && (
          <div className={classes.notice}>
            <FormError>{headFailure}</FormError>
          </div>
        )}
        {notices}
        <div className={classes.columns}>
          <FormSteps steps={steps} />
          <PostForm
            ref={fields}
            aria-label="Job"
            className={classes.form}
            data-hidden={view === "preview" || undefined}
            onSubmit={(event) => {
              event.preventDefault();
              setSentFromHead(false);
              onSend();
            }}
          >
            <Editing>
              <FoldAll all={folding.all} />
              {children}
              <div className={classes.foot}>
                {headFailure === null && (
                  <FormSummary errors={errors} failure={sending.error} parts={parts} />
                )}
                <div className={classes.footActions}>
                  <Button type="submit" variant="primary" size="lg" loading={sending.isPending}>
                    {submitLabel}
                  </Button>
                  {footActions}
                </div>
              </div>
            </Editing>
          </PostForm>
          <div className={classes.preview} data-shown={view === "preview" || undefined}>
            {preview}
          </div>
          <aside className={classes.side} aria-label="Reach">
            <Reach reach={reach} />
            {card}
          </aside>
        </div>
        <ReachBar reach={reach} saved={saved}>
          {card}
        </ReachBar>
      </div>
    </PartFoldsContext>
  );
}
