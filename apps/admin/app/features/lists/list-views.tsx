import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useUndoableDelete } from "@devguild/api-client/use-undoable-delete";
import { Button } from "@devguild/design-system/button";
import { IconButton } from "@devguild/design-system/icon-button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Menu, MenuDivider, MenuItem, MenuLabel } from "@devguild/design-system/menu";
import { Tabs } from "@devguild/design-system/tabs";
import { useToast } from "@devguild/design-system/toast";
import { LIST_VIEW_NAME_MAX } from "@devguild/schemas/constants/list-views";
import type { ListView } from "@devguild/schemas/list-views";
import { IconDots } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import classes from "./list-screen.module.css";
import type { SavedAs } from "./save-as-modal.tsx";
import type { ListViews, LinkedView } from "./use-list-views.ts";

const SaveAsModal = lazyDialog(() => import("./save-as-modal.tsx"));

/** Deletes a view, or saves what was changed in it. */
const useViewActions = () => {
  const queries = useQueryClient();
  const toasts = useToast();
  const listKey = api.listViews.list.key;
  const onError = (error: Error) => toasts.show({ tone: "bad", text: failureText(error) });
  const deleting = useUndoableDelete<ListView>({
    remove: ({ id }) => api.listViews.remove.call({ params: { id } }),
    restore: ({ list, name, query, shared }) =>
      api.listViews.create.call({ body: { list, name, query, shared } }),
    listKey,
    onDeleted: ({ name }, onPress) =>
      toasts.show({ tone: "ok", text: `View “${name}” deleted.`, undo: { onPress } }),
    onError,
  });
  const updating = useMutation({
    mutationFn: ({ id, list, name, query, shared }: ListView) =>
      api.listViews.update.call({ params: { id }, body: { list, name, query, shared } }),
    onSuccess: (_, { name }) => toasts.show({ tone: "ok", text: `View “${name}” saved.` }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  });
  return { deleting, updating, isBusy: deleting.isPending || updating.isPending };
};

type SaveProps = {
  views: ListViews;
  /** The view to rename or share; null to save the list as a new one. */
  view: ListView | null;
  onClose: () => void;
};

function SaveViewModal({ views: { name: list, query, start }, view, onClose }: SaveProps) {
  const save = async (values: SavedAs) => {
    if (view)
      return api.listViews.update.call({
        params: { id: view.id },
        body: { ...values, list, query: view.query },
      });
    const saved = await api.listViews.create.call({ body: { ...values, list, query } });
    start(saved.data.id);
    return saved;
  };
  return (
    <SaveAsModal
      noun="view"
      nameMax={LIST_VIEW_NAME_MAX}
      shareHelp="Everyone who can open this list sees it. Only you can change it."
      saved={view}
      save={save}
      listKey={api.listViews.list.key}
      onClose={onClose}
    />
  );
}

/** Saves a filtered or sorted list as a view; nothing if it shows a view already. */
export function SaveViewButton({ views }: { views: ListViews }) {
  const [isOpen, setIsOpen] = useState(false);
  if (views.current || !views.isEdited) return null;
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => setIsOpen(true)}>
        Save view
      </Button>
      {isOpen && <SaveViewModal views={views} view={null} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type MenuProps = { views: ListViews; view: LinkedView };

function ViewMenu({ views, view }: MenuProps) {
  const { deleting, updating, isBusy } = useViewActions();
  const [dialog, setDialog] = useState<{ view: ListView | null } | null>(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={`View ${view.name}`}
            icon={<IconDots size={18} stroke={1.75} aria-hidden />}
          />
        }
      >
        {!view.own && <MenuLabel>Shared by {view.owner}</MenuLabel>}
        {view.own && views.isEdited && (
          <MenuItem onSelect={() => !isBusy && updating.mutate({ ...view, query: views.query })}>
            Save changes
          </MenuItem>
        )}
        {(views.isEdited || !view.own) && (
          <MenuItem onSelect={() => setDialog({ view: null })}>Save as new view…</MenuItem>
        )}
        {view.own && (
          <>
            <MenuItem onSelect={() => setDialog({ view })}>Rename or share…</MenuItem>
            <MenuDivider />
            <MenuItem danger onSelect={() => !isBusy && deleting.mutate(view)}>
              Delete view
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog && <SaveViewModal views={views} view={dialog.view} onClose={() => setDialog(null)} />}
    </>
  );
}

/** The saved views of a list, each with its URL, and what can be done to the current one. */
export function ViewTabs({ views }: { views: ListViews }) {
  const { current, isEdited, all } = views;
  if (views.views.length === 0) return null;
  return (
    <div className={classes.views}>
      <Tabs
        label="Views"
        current={current?.to ?? (isEdited ? "" : all)}
        tabs={[
          { to: all, label: "All" },
          ...views.views.map((view) => ({
            to: view.to,
            label: view === current && isEdited ? `${view.name} (edited)` : view.name,
          })),
        ]}
      />
      {current && <ViewMenu views={views} view={current} />}
    </div>
  );
}
