import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { useAction } from "../frame/use-action.ts";
import { usePermitted } from "../frame/use-permitted.ts";
import type { Decision, DecisionAction } from "./list-decisions.ts";

type Kind = DecisionAction["kind"];
type InstantAction = Extract<DecisionAction, { kind: "resend" | "run-again" }>;

const BUTTONS: Record<Kind, { label: string; permission: AdminPermission }> = {
  release: { label: "Release", permission: "admin.edit-company-jobs" },
  resend: { label: "Resend link", permission: "admin.edit-company-account" },
  "run-again": { label: "Run again", permission: "admin.edit-company-jobs" },
  renew: { label: "Renew", permission: "admin.edit-company-account" },
};

type Props = { kind: Kind; about: string; isBusy: boolean; onClick: () => void };

/** The button that decides a row without leaving the list. */
export function DecisionButton({ kind, about, isBusy, onClick }: Props) {
  const { label, permission } = BUTTONS[kind];
  const permitted = usePermitted(permission);
  return (
    <Button
      size="sm"
      data-action
      aria-label={`${label}: ${about}`}
      loading={isBusy}
      onClick={onClick}
      {...permitted}
    >
      {label}
    </Button>
  );
}

/** Returns whether an action runs straight away, without a dialog. */
export const isInstant = (action: DecisionAction): action is InstantAction =>
  action.kind === "resend" || action.kind === "run-again";

type Run = { decision: Decision; action: InstantAction };

const send = ({ action }: Run): Promise<unknown> =>
  action.kind === "resend"
    ? api.companyAccounts.resendVerification.call({ params: { id: action.companyId } })
    : api.jobListings.importAgain.call({ params: { id: action.sourceId } });

/** Returns what runs an instant action, and the key of the decision that it is running for. */
export const useInstantActions = (leaveRow: (key: string) => void) => {
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const running = useAction({
    call: async (run: Run) => {
      await send(run);
      // What is imported again is no longer failed; who got another link still has to click it.
      if (run.action.kind === "run-again") leaveRow(run.decision.key);
    },
    describe: ({ decision, action }) =>
      action.kind === "resend"
        ? `Link sent to the account holder of ${decision.text}.`
        : `Importing ${decision.text}.`,
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: api.overview.decisions.key }),
        queries.invalidateQueries({ queryKey: api.jobListings.sources.key }),
      ]),
  });
  return {
    busyKey: running.isPending ? running.variables.decision.key : null,
    run: (run: Run) => {
      // The second press of a double click comes before the first one shows.
      if (isRunning.current) return;
      isRunning.current = true;
      running.mutate(run, {
        onSettled: () => {
          isRunning.current = false;
        },
      });
    },
  };
};
