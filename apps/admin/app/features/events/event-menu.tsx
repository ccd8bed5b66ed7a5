import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { IconButton } from "@devguild/design-system/icon-button";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import {
  HOMEPAGE_MESSAGES as M,
  MENU_ITEMS_MAX,
} from "@devguild/schemas/constants/event-homepages";
import type { EventMenuItem, HomepageSection } from "@devguild/schemas/event-homepages";
import type { AdminEvent } from "@devguild/schemas/events";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";

import { Box } from "../developers/box.tsx";
import { usePermitted } from "../frame/use-permitted.ts";
import classes from "./homepage-editor.module.css";
import { MenuItemModal } from "./menu-item-modal.tsx";
import { OrderedRow } from "./ordered-row.tsx";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  event: AdminEvent;
  menu: readonly EventMenuItem[];
  sections: readonly HomepageSection[];
};

/** Returns what moves and deletes the items of an event's menu. */
const useMenuActions = (eventId: number) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const { queryKey } = api.eventHomepages.menu.options({ params: { id: eventId } });
  const move = useMutation({
    // One after the other, so that quick presses move an item as often as they were made.
    scope: { id: `event-menu-${eventId}` },
    mutationFn: ({ id, by }: { id: number; by: -1 | 1 }) => {
      const { moveMenuItemUp, moveMenuItemDown } = api.eventHomepages;
      return (by === -1 ? moveMenuItemUp : moveMenuItemDown).call({
        params: { id: eventId, itemId: id },
      });
    },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const remove = useMutation({
    mutationFn: ({ id }: EventMenuItem) =>
      api.eventHomepages.removeMenuItem.call({ params: { id: eventId, itemId: id } }),
    onSuccess: async (_, { title }) => {
      await queries.invalidateQueries({ queryKey });
      toasts.show({ tone: "ok", text: `${title} deleted` });
    },
  });
  return { move, remove };
};

/** The menu of an event's page: its items in order, to add, edit, move and delete. */
export function EventMenu({ event, menu, sections }: Props) {
  const { move, remove } = useMenuActions(event.id);
  const permitted = usePermitted("admin.edit-live-events");
  const [opened, setOpened] = useState<EventMenuItem | "new" | null>(null);
  const [deleting, setDeleting] = useState<EventMenuItem | null>(null);
  return (
    <>
      <Box
        title="Menu"
        beside={menu.length}
        end={
          <Button
            size="sm"
            variant="subtle"
            icon={<IconPlus {...ICON} />}
            onClick={() => setOpened("new")}
            disabled={menu.length >= MENU_ITEMS_MAX}
            {...permitted}
          >
            Item
          </Button>
        }
      >
        {menu.length === 0 && (
          <p className={classes.empty}>
            Items appear above the page. They lead to its sections or to other websites.
          </p>
        )}
        {menu.length >= MENU_ITEMS_MAX && <p className={classes.empty}>{M.menuFull}</p>}
        <ol>
          {menu.map((item, index) => (
            <OrderedRow
              key={item.id}
              name={item.title}
              position={index + 1}
              count={menu.length}
              onMove={(by) => move.mutate({ id: item.id, by })}
              permitted={permitted}
              end={
                <IconButton
                  size="sm"
                  label={`Delete: ${item.title}`}
                  icon={<IconTrash {...ICON} />}
                  onClick={() => setDeleting(item)}
                  {...permitted}
                />
              }
            >
              <TextButton onClick={() => setOpened(item)} {...permitted}>
                {item.title}
              </TextButton>
              <span className="dim">{item.url}</span>
              {!item.visible && <span className={classes.hidden}>Hidden</span>}
            </OrderedRow>
          ))}
        </ol>
      </Box>
      {opened && (
        <MenuItemModal
          eventId={event.id}
          item={opened === "new" ? null : opened}
          sections={sections}
          onClose={() => setOpened(null)}
        />
      )}
      {deleting && (
        <ConfirmModal
          title="Delete this menu item?"
          confirmLabel="Delete item"
          isPending={remove.isPending}
          error={remove.isError ? failureText(remove.error) : null}
          onConfirm={() => remove.mutate(deleting, { onSuccess: () => setDeleting(null) })}
          onClose={() => setDeleting(null)}
        >
          <p>
            “{deleting.title}” leaves the menu of {event.name}. This can’t be undone. To hide it for
            a while, edit it instead.
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
