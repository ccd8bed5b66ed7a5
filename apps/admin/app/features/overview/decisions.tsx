import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { IconButton } from "@devguild/design-system/icon-button";
import { Link } from "@devguild/design-system/link";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton } from "@devguild/design-system/skeleton";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { AdminDecisions } from "@devguild/schemas/overview";
import { localized } from "@devguild/session/redirects";
import { IconArrowRight, IconClockPause } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { companyAccountPath } from "../companies/company-addresses.ts";
import { membershipName } from "../companies/company-list.ts";
import { focusRow, useKeys, useRowKeys } from "../lists/use-keys.ts";
import classes from "./decisions.module.css";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** What waits, in words, with the screen where it is decided; the key is the contract's name for it. Pure. */
export const listDecisions = (waiting: AdminDecisions) =>
  [
    {
      key: "pending_jobs",
      count: waiting.pending_jobs,
      text: `${pluralize(waiting.pending_jobs, "ad")} waiting for a confirmed email address`,
      to: localized("/admin/jobs?status=pending"),
    },
    {
      key: "unverified_companies",
      count: waiting.unverified_companies,
      text: `${pluralize(waiting.unverified_companies, "company", "companies")} to verify`,
      to: localized("/admin/companies?status=2"),
    },
    {
      key: "unpublished_companies",
      count: waiting.unpublished_companies,
      text: `${pluralize(waiting.unpublished_companies, "company page")} to publish`,
      to: localized("/admin/companies?status=0"),
    },
    {
      key: "imports_to_review",
      count: waiting.imports_to_review,
      text: `${pluralize(waiting.imports_to_review, "import")} to review`,
      to: localized("/admin/job-listings"),
    },
    {
      key: "failed_imports",
      count: waiting.failed_imports,
      text: `${pluralize(waiting.failed_imports, "import")} failed`,
      to: localized("/admin/job-listings"),
    },
    ...waiting.ending_memberships.map(({ company_id: id, company_name, kind, valid_until }) => ({
      key: `membership.${id}.${kind}`,
      count: 1,
      text: `${company_name}: ${membershipName(kind).label} ends on ${formatShortDate(valid_until)}`,
      to: companyAccountPath(id),
    })),
  ].filter(({ count }) => count > 0);

type Decision = ReturnType<typeof listDecisions>[number];

const useSnooze = () => {
  const queries = useQueryClient();
  const toasts = useToast();
  const { queryKey } = api.overview.decisions.options();
  const { mutate } = useMutation({
    // One after the other, or an older answer could win.
    scope: { id: "snooze-decision" },
    mutationFn: ({ key, snoozed }: { key: string; snoozed: boolean }) =>
      api.overview.snooze.call({ body: { decision: key, snoozed } }),
    onSuccess: (answer, { key, snoozed }) => {
      queries.setQueryData(queryKey, answer);
      if (snoozed)
        toasts.show({
          tone: "ok",
          text: "Hidden until tomorrow.",
          undo: { onPress: () => mutate({ key, snoozed: false }) },
        });
    },
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  return mutate;
};

/** Returns the key of the decision that has the focus. */
const findFocused = () =>
  document.activeElement?.closest<HTMLElement>("[data-decision]")?.dataset["decision"];

function DecisionRow({ decision, onSnooze }: { decision: Decision; onSnooze: () => void }) {
  const { key, text, to } = decision;
  return (
    <li data-row={key} data-decision={key} className={classes.row}>
      <Link to={to} className={classes.link}>
        {text}
        <IconArrowRight {...ICON} />
      </Link>
      <IconButton
        size="sm"
        label={`Snooze until tomorrow: ${text}`}
        icon={<IconClockPause {...ICON} />}
        onClick={onSnooze}
      />
    </li>
  );
}

/** What needs a decision of staff today, each with the way to it; some can wait until tomorrow. */
export function Decisions() {
  const decisions = useQuery(api.overview.decisions.options());
  const [areAllShown, setAllShown] = useState(false);
  const sendSnooze = useSnooze();
  const snooze = (key: string) => {
    // The row is about to go, and the focus with it.
    focusRow(1);
    sendSnooze({ key, snoozed: true });
  };
  useRowKeys();
  useKeys({
    e: () => document.activeElement?.closest("[data-decision]")?.querySelector("a")?.click(),
    s: () => {
      const key = findFocused();
      if (key) snooze(key);
    },
  });
  const snoozed = decisions.data?.data.snoozed ?? [];
  const all = decisions.data && listDecisions(decisions.data.data);
  const waiting = all?.filter(({ key }) => areAllShown || !snoozed.includes(key));
  const hidden = (all?.length ?? 0) - (waiting?.length ?? 0);
  const total = waiting?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <section aria-label="Decisions">
      <SectionHead
        title="Decisions"
        end={total > 0 && <span className="num dim">{formatCount(total)}</span>}
      />
      {decisions.isError && !waiting ? (
        <ErrorState
          title="What needs a decision didn’t load."
          onRetry={() => void decisions.refetch()}
          retrying={decisions.isFetching}
        />
      ) : !waiting ? (
        <Skeleton height={120} radius={10} />
      ) : waiting.length === 0 ? (
        <p className="dim">Nothing needs a decision today.</p>
      ) : (
        <ul className={classes.decisions}>
          {waiting.map((decision) => (
            <DecisionRow
              key={decision.key}
              decision={decision}
              onSnooze={() => snooze(decision.key)}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className={classes.hidden}>
          {formatCount(hidden)} hidden until tomorrow.{" "}
          <TextButton onClick={() => setAllShown(true)}>Show</TextButton>
        </p>
      )}
    </section>
  );
}
