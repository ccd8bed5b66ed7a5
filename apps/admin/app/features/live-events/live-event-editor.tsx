import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { LinkButton } from "@devguild/design-system/link-button";
import type { AdminLiveEvent, LiveEventEditOptions } from "@devguild/schemas/admin-live-events";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { useState } from "react";
import { useNavigate } from "react-router";

import { editLiveEventPath, LIVE_EVENTS_PATH } from "./live-event-addresses.ts";
import classes from "./live-event-editor.module.css";
import { LiveEventForm } from "./live-event-form.tsx";
import { LiveEventHead } from "./live-event-head.tsx";
import { LiveEventMenu } from "./live-event-menu.tsx";
import { ReadinessBox } from "./readiness-box.tsx";
import { StatusBox } from "./status-box.tsx";
import { useAskAboutChange } from "./use-ask-about-change.tsx";
import { useChangeState } from "./use-live-event-actions.ts";

const CloneLiveEventModal = lazyDialog(() => import("./clone-live-event-modal.tsx"));
const DeleteLiveEventModal = lazyDialog(() => import("./delete-live-event-modal.tsx"));

type Props = { event: AdminLiveEvent; options: LiveEventEditOptions };

/** What is on a live event's page, whether it is public, and how far it has come. */
export function LiveEventEditor({ event, options }: Props) {
  const { ask, dialog } = useAskAboutChange();
  const changing = useChangeState(event, ask);
  const navigate = useNavigate();
  const [generation, setGeneration] = useState(0);
  const [isCloning, setCloning] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  return (
    <>
      <LiveEventHead
        event={event}
        current={editLiveEventPath(event.id)}
        beside={
          <>
            {event.published && (
              <LinkButton size="sm" to={liveEventPath(event)} target="_blank">
                View page
              </LinkButton>
            )}
            <LiveEventMenu
              event={event}
              onPublish={(published) =>
                changing.mutate({
                  state: { published },
                  done: `${event.title} ${published ? "published" : "unpublished"}`,
                })
              }
              onClone={() => setCloning(true)}
              onDelete={() => setDeleting(true)}
            />
          </>
        }
      />
      <div className={classes.editor}>
        <LiveEventForm
          key={generation}
          event={event}
          options={options}
          ask={ask}
          isDeleted={isDeleted}
          onReplaced={() => setGeneration((before) => before + 1)}
        />
        <div className={classes.side}>
          <StatusBox event={event} changing={changing} />
          <ReadinessBox event={event} />
        </div>
      </div>
      {dialog}
      {isCloning && <CloneLiveEventModal event={event} onClose={() => setCloning(false)} />}
      {isDeleting && (
        <DeleteLiveEventModal
          event={event}
          onDeleted={() => {
            setDeleted(true);
            return navigate(LIVE_EVENTS_PATH);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
