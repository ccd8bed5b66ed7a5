import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { Tabs } from "@devguild/design-system/tabs";
import { useToast } from "@devguild/design-system/toast";
import type { CandidateView, InboxViewCounts } from "@devguild/schemas/candidate-inbox";
import { IconDots, IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ViewLink } from "../candidates/view-link.tsx";
import {
  BUILT_IN_VIEWS,
  type InboxView,
  toFilter,
  toState,
  writeFilter,
  writeView,
} from "./inbox-address.ts";
import classes from "./inbox-screen.module.css";
import { SaveViewModal } from "./save-view-modal.tsx";

const useDeleteView = (companyId: number) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const params = { companyId };
  const refresh = () => queries.invalidateQueries({ queryKey: api.candidateViews.list.key });
  const onError = (error: Error) => toasts.show({ tone: "bad", text: failureText(error) });
  const restoring = useMutation({
    networkMode: "always",
    mutationFn: ({ name, filter }: CandidateView) =>
      api.candidateViews.create.call({ params, body: { name, filter } }),
    onError,
    onSettled: refresh,
  });
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id }: CandidateView) =>
      api.candidateViews.remove.call({ params: { companyId, viewId: id } }),
    onSuccess: (_, view) =>
      toasts.show({
        tone: "ok",
        text: `View “${view.name}” deleted.`,
        undo: { onPress: () => restoring.mutate(view) },
      }),
    onError,
    onSettled: refresh,
  });
};

type Props = {
  companyId: number;
  view: InboxView;
  pathname: string;
  counts: InboxViewCounts | undefined;
  /** How many the current filter finds. */
  total: number | undefined;
};

/** The views of the inbox, built in and saved, each with its address; and what can be done to them. */
export function InboxViews({ companyId, view, pathname, counts, total }: Props) {
  const { data } = useQuery(api.candidateViews.list.options({ params: { companyId } }));
  const deleting = useDeleteView(companyId);
  const [dialog, setDialog] = useState<{ view: CandidateView | null } | null>(null);
  const saved = data?.data ?? [];
  const here = writeFilter(view);
  const toHref = (state: Parameters<typeof writeView>[0]) =>
    pathname + writeView(state, view.layout);
  const own = saved.find(({ filter }) => writeFilter(toState(filter)) === here);
  const isBuiltIn = BUILT_IN_VIEWS.some(({ state }) => writeFilter(state) === here);
  return (
    <div className={classes.views}>
      <Tabs
        label="Views"
        current={toHref(view)}
        linkComponent={ViewLink}
        tabs={[
          ...BUILT_IN_VIEWS.map(({ id, label, state }) => ({
            to: toHref(state),
            label,
            count: counts?.[id],
          })),
          ...saved.map(({ id, name, filter }) => ({
            to: toHref(toState(filter)),
            label: name,
            count: id === own?.id ? total : undefined,
          })),
        ]}
      />
      {own && (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={`View ${own.name}`}
              icon={<IconDots size={18} stroke={1.75} aria-hidden />}
            />
          }
        >
          <MenuItem onSelect={() => setDialog({ view: own })}>Rename view…</MenuItem>
          <MenuItem danger onSelect={() => !deleting.isPending && deleting.mutate(own)}>
            Delete view
          </MenuItem>
        </Menu>
      )}
      {!own && !isBuiltIn && (
        <Button
          size="sm"
          variant="subtle"
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => setDialog({ view: null })}
        >
          Save view
        </Button>
      )}
      {dialog && (
        <SaveViewModal
          companyId={companyId}
          view={dialog.view}
          filter={dialog.view?.filter ?? toFilter(view)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
