import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { AppLink } from "@devguild/app-shell/app-frame";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { ApplicationProgress } from "@devguild/design-system/application-progress";
import { Button } from "@devguild/design-system/button";
import { ClientOnly } from "@devguild/design-system/client-only";
import { Disclosure } from "@devguild/design-system/disclosure";
import { LinkButton } from "@devguild/design-system/link-button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { formatDate, RelativeTime } from "@devguild/design-system/relative-time";
import {
  applicationStatusText,
  ApplicationStatusBadge,
} from "@devguild/design-system/status-badge";
import { useToast } from "@devguild/design-system/toast";
import type { AppliedJob } from "@devguild/schemas/applications";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { APPLICATION_TRANSITIONS } from "@devguild/schemas/constants/applications";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { pluralize } from "@devguild/schemas/formats";
import { localized } from "@devguild/session/redirects";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import classes from "./application-row.module.css";
import { isOver, describeNextStep } from "./next-step.ts";

const WithdrawModal = lazyDialog(() => import("./withdraw-modal.tsx"));

const ReplyForm = lazyComponent(() => import("./reply-form.tsx"));

const STAGES = 3;

/** Returns the furthest of the four stages that an application has reached. */
const getStageReached = ({ history }: AppliedJob) =>
  Math.min(STAGES, Math.max(0, ...history.map(({ status }) => (status <= 4 ? status - 1 : 0)))) as
    | 0
    | 1
    | 2
    | 3;

function History({ applied }: { applied: AppliedJob }) {
  const entries = [
    ...applied.history.map((move) => ({
      at: move.at,
      title: applicationStatusText(move.status, "developer"),
      text: move.reason,
      key: `move-${move.at}-${move.status}`,
    })),
    ...applied.messages.map((message) => ({
      at: message.created_at,
      title: message.by === "developer" ? "You wrote" : `${message.author_name} wrote`,
      text: message.message,
      key: `message-${message.id}`,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <ol className={classes.history}>
      {entries.map(({ key, at, title, text }) => (
        <li key={key}>
          <p>
            <strong>{title}</strong> <small>{formatDate(at)}</small>
          </p>
          {text && <blockquote>{text}</blockquote>}
        </li>
      ))}
    </ol>
  );
}

/** An application's status, what happens next, and what the developer can do. */
export function ApplicationRow({
  applied,
  developerId,
  isOpen,
}: {
  applied: AppliedJob;
  developerId: number;
  /** Whether its history is open at first. */
  isOpen: boolean;
}) {
  const queries = useQueryClient();
  const toasts = useToast();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [showsHistory, setShowsHistory] = useState(isOpen);
  const archiving = useMutation({
    mutationFn: (archived: boolean) =>
      api.applications.archive.call({
        params: { id: developerId, jobId: applied.id },
        body: { archived },
      }),
    onSuccess: async (_, archived) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["applications"] }),
        queries.invalidateQueries({ queryKey: api.dashboards.developer.key }),
      ]);
      toasts.show(
        archived
          ? {
              tone: "ok",
              text: "Application archived",
              undo: { onPress: () => archiving.mutate(false) },
            }
          : { tone: "ok", text: "Application unarchived" },
      );
    },
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const status = applied.match_user_state_id;
  const canWithdraw = APPLICATION_TRANSITIONS[status][5]?.includes("developer") ?? false;
  const title = applied.job.title;
  const messages = applied.messages.length;
  const canApplyAgain = status === APPLICATION_STATUSES.WALKED_AWAY && applied.job_open;
  return (
    <li className={classes.row} id={`application-${applied.id}`}>
      <LogoTile name={applied.company_name} src={applied.job.company.logo_url} size={48} />
      <div className={classes.main}>
        <div className={classes.head}>
          <div>
            <h3 className={classes.title}>
              {applied.job_open ? (
                <AppLink to={localized(jobPath(applied.job))}>{title}</AppLink>
              ) : (
                title
              )}
            </h3>
            <p className={classes.meta}>
              {applied.company_name}&nbsp;· sent <RelativeTime date={applied.applied_at} />
            </p>
          </div>
          <ApplicationStatusBadge status={status} reader="developer" />
        </div>
        {!applied.is_external && (
          <ApplicationProgress status={status} reached={getStageReached(applied)} />
        )}
        <div className={classes.foot}>
          <p>{describeNextStep(applied)}</p>
          <div className={classes.actions}>
            {messages > 0 && !showsHistory && (
              <Button size="sm" onClick={() => setShowsHistory(true)}>
                {messages === 1 ? "Read message" : `Read ${pluralize(messages, "message")}`}
              </Button>
            )}
            {canApplyAgain && (
              <LinkButton size="sm" to={localized(jobPath(applied.job))}>
                Apply again
              </LinkButton>
            )}
            {(isOver(status) || applied.archived_at !== null) && (
              <Button
                size="sm"
                variant={messages > 0 || canApplyAgain ? "subtle" : "default"}
                loading={archiving.isPending}
                onClick={() => archiving.mutate(applied.archived_at === null)}
              >
                {applied.archived_at === null ? "Archive" : "Unarchive"}
              </Button>
            )}
            {canWithdraw && (
              <Button size="sm" variant="subtle" onClick={() => setWithdrawing(true)}>
                Withdraw
              </Button>
            )}
          </div>
          <Disclosure
            summary={messages === 0 ? "History" : `History, ${pluralize(messages, "message")}`}
            isOpen={showsHistory}
            onToggle={setShowsHistory}
          >
            <History applied={applied} />
            {showsHistory && applied.can_reply && (
              // Its draft is stored in this browser.
              <ClientOnly>
                <ReplyForm applied={applied} developerId={developerId} />
              </ClientOnly>
            )}
          </Disclosure>
        </div>
      </div>
      {isWithdrawing && (
        <Suspense>
          <WithdrawModal
            applied={applied}
            developerId={developerId}
            onClose={() => setWithdrawing(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
