import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ReleasePostingModal } from "@devguild/company-ui/release-posting-modal";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { IconButton } from "@devguild/design-system/icon-button";
import { Link } from "@devguild/design-system/link";
import { useNow } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { formatCount } from "@devguild/schemas/formats";
import { IconArrowRight, IconClockPause } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { DecisionButton, isInstant, useInstantActions } from "./decision-button.tsx";
import { focusRow, useKeys, useRowKeys } from "../lists/use-keys.ts";
import { type Decision, type DecisionAction, listDecisions } from "./list-decisions.ts";
import { RenewMembershipModal } from "./renew-membership-modal.tsx";
import classes from "./decisions.module.css";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

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

/** Moves the focus on from a row that is about to go. */
const leaveRow = (key: string) => {
  if (findFocused() === key) focusRow(1);
};

const sumCounts = (decisions: readonly Decision[]) =>
  decisions.reduce((sum, { count }) => sum + count, 0);

/** Does what the focused row offers, otherwise leads to where it is decided. */
const actOnFocused = () => {
  const row = document.activeElement?.closest("[data-decision]");
  const action =
    row?.querySelector<HTMLElement>("[data-action]:enabled") ?? row?.querySelector("a");
  action?.click();
};

type RowProps = {
  decision: Decision;
  group: string;
  isBusy: boolean;
  onSnooze: () => void;
  onAct: (action: DecisionAction) => void;
};

function DecisionRow({ decision, group, isBusy, onSnooze, onAct }: RowProps) {
  const { key, text, detail, to, action } = decision;
  return (
    <li data-row={key} data-decision={key} className={classes.row}>
      <Link to={to} className={classes.link}>
        <span className={classes.text}>
          {text}
          {detail && (
            <span className={classes.detail} suppressHydrationWarning>
              {detail}
            </span>
          )}
        </span>
        <IconArrowRight {...ICON} />
      </Link>
      {action && (
        <DecisionButton
          kind={action.kind}
          about={text}
          isBusy={isBusy}
          onClick={() => onAct(action)}
        />
      )}
      <IconButton
        size="sm"
        label={`Snooze until tomorrow: ${text}, ${group}`}
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
  const [asking, setAsking] = useState<DecisionAction | null>(null);
  const instant = useInstantActions(leaveRow);
  const now = useNow();
  const sendSnooze = useSnooze();
  const snooze = (key: string) => {
    // The row is about to go, and the focus with it.
    focusRow(1);
    sendSnooze({ key, snoozed: true });
  };
  useRowKeys();
  useKeys({
    e: actOnFocused,
    s: () => {
      const key = findFocused();
      if (key) snooze(key);
    },
  });
  const all = decisions.data && listDecisions(decisions.data.data, now);
  const hidden = areAllShown ? [] : (decisions.data?.data.snoozed ?? []);
  const groups = all
    ?.map(({ title, decisions: rows }) => ({
      title,
      rows: rows.filter(({ key }) => !hidden.includes(key)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const shown = groups?.flatMap(({ rows }) => rows) ?? [];
  const hiddenCount = (all?.flatMap(({ decisions: rows }) => rows).length ?? 0) - shown.length;
  const total = sumCounts(shown);
  return (
    <section aria-label="Decisions">
      <SectionHead
        title="Decisions"
        end={total > 0 && <span className="num dim">{formatCount(total)}</span>}
      />
      {decisions.isError && !groups ? (
        <ErrorState
          title="What needs a decision didn’t load."
          onRetry={() => void decisions.refetch()}
          retrying={decisions.isFetching}
        />
      ) : !groups ? (
        <SkeletonRegion label="Loading what needs a decision">
          <Skeleton height={120} radius={10} />
        </SkeletonRegion>
      ) : groups.length === 0 ? (
        <p className="dim">Nothing needs a decision today.</p>
      ) : (
        <div className={classes.groups}>
          {groups.map(({ title, rows }) => (
            <section key={title} aria-label={title}>
              <div className={classes.head}>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <span className="num dim">{formatCount(sumCounts(rows))}</span>
              </div>
              <ul className={classes.decisions}>
                {rows.map((decision) => (
                  <DecisionRow
                    key={decision.key}
                    decision={decision}
                    group={title}
                    onSnooze={() => snooze(decision.key)}
                    isBusy={instant.busyKey === decision.key}
                    onAct={(action) =>
                      isInstant(action) ? instant.run({ decision, action }) : setAsking(action)
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {hiddenCount > 0 && (
        <p className={classes.hidden}>
          {formatCount(hiddenCount)} hidden until tomorrow.{" "}
          <TextButton onClick={() => setAllShown(true)}>Show</TextButton>
        </p>
      )}
      {asking?.kind === "release" && (
        <ReleasePostingModal
          posting={asking.job}
          companyId={asking.job.company_id}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.kind === "renew" && (
        <RenewMembershipModal membership={asking.membership} onClose={() => setAsking(null)} />
      )}
    </section>
  );
}
