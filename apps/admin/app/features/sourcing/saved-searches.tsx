import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useUndoableDelete } from "@devguild/api-client/use-undoable-delete";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Menu, MenuDivider, MenuItem, MenuLabel } from "@devguild/design-system/menu";
import { useToast } from "@devguild/design-system/toast";
import { SEARCH_NAME_MAX } from "@devguild/schemas/constants/sourcing";
import type { SourcingOptions } from "@devguild/schemas/sourcing";
import type { SavedSourcingSearch } from "@devguild/schemas/sourcing-searches";
import { IconBookmark, IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { SavedAs } from "../lists/save-as-modal.tsx";
import { isSameSearch, toCriteria, toSearch } from "./saved-search.ts";
import type { SourcingSearch } from "./sourcing-search.ts";

const SaveAsModal = lazyDialog(() => import("../lists/save-as-modal.tsx"));

const useDeleteSearch = () => {
  const toasts = useToast();
  return useUndoableDelete<SavedSourcingSearch>({
    remove: ({ id }) => api.sourcingSearches.remove.call({ params: { id } }),
    restore: ({ name, shared, search }) =>
      api.sourcingSearches.create.call({ body: { name, shared, search } }),
    listKey: api.sourcingSearches.list.key,
    onDeleted: ({ name }, onPress) =>
      toasts.show({ tone: "ok", text: `Search “${name}” deleted.`, undo: { onPress } }),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
};

type Props = {
  search: SourcingSearch;
  options: SourcingOptions;
  onChange: (search: SourcingSearch) => void;
};

/** The menu of saved searches, one's own and those that colleagues share. */
export function SavedSearches({ search, options, onChange }: Props) {
  const { data, isLoadingError, refetch } = useQuery(api.sourcingSearches.list.options());
  const deleting = useDeleteSearch();
  const [dialog, setDialog] = useState<{ saved: SavedSourcingSearch | null } | null>(null);
  const saved = data?.data ?? [];
  const current = saved.find((each) => isSameSearch(each, search, options));
  const isEmpty = search.tokens.length === 0 && search.job === null;
  const save = (changed: SavedSourcingSearch | null) => (values: SavedAs) => {
    const body = { ...values, search: changed?.search ?? toCriteria(search) };
    return changed
      ? api.sourcingSearches.update.call({ params: { id: changed.id }, body })
      : api.sourcingSearches.create.call({ body });
  };
  const groups = [
    { title: "Your searches", searches: saved.filter(({ own }) => own) },
    { title: "Shared by colleagues", searches: saved.filter(({ own }) => !own) },
  ].filter(({ searches }) => searches.length > 0);
  return (
    <>
      <Menu
        width={280}
        trigger={
          <Button icon={<IconBookmark size={16} stroke={1.75} aria-hidden />}>
            {current?.name ?? "Saved searches"}
          </Button>
        }
      >
        {isLoadingError && (
          <>
            <MenuLabel>Saved searches didn’t load.</MenuLabel>
            <MenuItem onSelect={() => void refetch()}>Try again</MenuItem>
            <MenuDivider />
          </>
        )}
        {groups.map(({ title, searches }) => (
          <div key={title}>
            <MenuLabel>{title}</MenuLabel>
            {searches.map((each) => (
              <MenuItem
                key={each.id}
                icon={
                  each === current ? <IconCheck size={16} stroke={1.75} aria-hidden /> : undefined
                }
                end={each.own ? (each.shared ? "Shared" : undefined) : each.owner}
                onSelect={() => onChange(toSearch(each, options))}
              >
                {each.name}
              </MenuItem>
            ))}
          </div>
        ))}
        {groups.length > 0 && <MenuDivider />}
        {current?.own ? (
          <>
            <MenuItem onSelect={() => setDialog({ saved: current })}>Rename or share…</MenuItem>
            <MenuItem danger onSelect={() => !deleting.isPending && deleting.mutate(current)}>
              Delete “{current.name}”
            </MenuItem>
          </>
        ) : (
          <MenuItem disabled={isEmpty} onSelect={() => setDialog({ saved: null })}>
            {isEmpty ? "Add a filter to save a search" : "Save this search…"}
          </MenuItem>
        )}
      </Menu>
      {dialog && (
        <SaveAsModal
          noun="search"
          nameMax={SEARCH_NAME_MAX}
          shareHelp="Everyone who sources developers sees it. Only you can change it."
          saved={dialog.saved}
          save={save(dialog.saved)}
          listKey={api.sourcingSearches.list.key}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
