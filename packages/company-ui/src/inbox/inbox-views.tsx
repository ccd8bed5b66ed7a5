import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useUndoableDelete } from "@devguild/api-client/use-undoable-delete";
import { Button } from "@devguild/design-system/button";
import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { Tabs } from "@devguild/design-system/tabs";
import { useToast } from "@devguild/design-system/toast";
import type { CandidateView, InboxViewCounts } from "@devguild/schemas/candidate-inbox";
import { IconDots, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { FailedPart } from "../lists/failed-part.tsx";
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
  const toasts = useToast();
  return useUndoableDelete<CandidateView>({
    remove: ({ id }) => api.candidateViews.remove.call({ params: { companyId, viewId: id } }),
    restore: ({ name, filter }) =>
      api.candidateViews.create.call({ params: { companyId }, body: { name, filter } }),
    listKey: api.candidateViews.list.key,
    onDeleted: ({ name }, onPress) =>
      toasts.show({ tone: "ok", text: `View “${name}” deleted.`, undo: { onPress } }),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
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
  const list = useQuery(api.candidateViews.list.options({ params: { companyId } }));
  const deleting = useDeleteView(companyId);
  const [dialog, setDialog] = useState<{ view: CandidateView | null } | null>(null);
  const saved = list.data?.data ?? [];
  const here = writeFilter(view);
  const toHref = (state: Parameters<typeof writeView>[0]) =>
    pathname + writeView(state, view.layout);
  const own = saved.find(({ filter }) => writeFilter(toState(filter)) === here);
  const isBuiltIn = BUILT_IN_VIEWS.some(({ state }) => writeFilter(state) === here);
  return (
    <>
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
      <p className={classes.failed}>
        <FailedPart of="Your saved views" query={list} />
      </p>
    </>
  );
}
