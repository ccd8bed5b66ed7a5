import { LeaveUnsaved } from "@devguild/app-shell/leave-unsaved";
import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import { SaveLine } from "@devguild/company-ui/save-line";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { Status } from "@devguild/design-system/status";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { eventPath } from "@devguild/schemas/constants/event-paths";
import type {
  AdminHomepage,
  EventMenuItem,
  HomepageItems,
} from "@devguild/schemas/event-homepages";
import type { AdminEvent } from "@devguild/schemas/events";
import { useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import { eventHomepagePath } from "./event-addresses.ts";
import { EventHead } from "./event-head.tsx";
import { HeroBox } from "./hero-box.tsx";
import classes from "./homepage-editor.module.css";
import { HomepagePreview } from "./homepage-preview.tsx";
import { toHomepageContent } from "./homepage-values.ts";
import { SectionRows } from "./section-rows.tsx";
import { type HomepageEditorState, useHomepageEditor } from "./use-homepage-editor.ts";

type Props = {
  event: AdminEvent;
  homepage: AdminHomepage;
  menu: readonly EventMenuItem[];
  items: HomepageItems;
};

function PublishButtons({ event, editor }: { event: AdminEvent; editor: HomepageEditorState }) {
  const { saved, isSaved, isSending, publish, revert } = editor;
  const toasts = useToast();
  const permitted = usePermitted("admin.edit-live-events");
  const hasChanges = saved.has_changes || !isSaved;
  const press = async (run: () => Promise<AdminHomepage | null>, done: string) => {
    if (await run()) toasts.show({ tone: "ok", text: done });
  };
  return (
    <>
      <Status tone={saved.published ? "ok" : "off"}>{saved.published ? "Live" : "Draft"}</Status>
      {saved.published && hasChanges && <Status tone="warn">Changes aren’t public yet</Status>}
      {saved.published && (
        <>
          <LinkButton size="sm" to={eventPath(event)} target="_blank">
            View on the site
          </LinkButton>
          <Button
            size="sm"
            loading={isSending}
            onClick={() => void press(() => publish(false), "Homepage taken off the site")}
            {...permitted}
          >
            Unpublish
          </Button>
        </>
      )}
      {saved.published && hasChanges && (
        <Button
          size="sm"
          loading={isSending}
          onClick={() => void press(revert, "Changes discarded")}
          {...permitted}
        >
          Discard changes
        </Button>
      )}
      {(!saved.published || hasChanges) && (
        <Button
          size="sm"
          variant="primary"
          loading={isSending}
          onClick={() =>
            void press(
              () => publish(true),
              saved.published ? "Changes published" : "Homepage published",
            )
          }
          {...permitted}
        >
          {saved.published ? "Publish changes" : "Publish"}
        </Button>
      )}
    </>
  );
}

/** Writes the homepage of an event beside the page itself. */
export function HomepageEditor({ event, homepage, menu, items }: Props) {
  const editor = useHomepageEditor(event.id, homepage);
  const [opened, setOpened] = useState<number | null>(null);
  const [view, setView] = useState<"edit" | "preview">("edit");
  const { values, errors, failure, change, theirs } = editor;
  return (
    <>
      <EventHead
        event={event}
        current={eventHomepagePath(event.id)}
        beside={<PublishButtons event={event} editor={editor} />}
      >
        <span aria-live="polite">
          <SaveLine state={editor.saving} isDraft onRetry={editor.retry} />
        </span>
      </EventHead>
      {theirs && (
        <ConflictNotice onTakeTheirs={editor.takeTheirs} onKeepMine={editor.keepMine}>
          Someone else has saved this page since you opened it.
        </ConflictNotice>
      )}
      <LeaveUnsaved asks={theirs !== null && !editor.isSaved} />
      {editor.isRestored && !theirs && (
        <Notice action={<TextButton onClick={editor.discard}>Discard them</TextButton>}>
          Changes that weren’t saved are back.
        </Notice>
      )}
      {failure && <FormError>{failure}</FormError>}
      <div className={classes.editor} data-view={view}>
        <div className={classes.views}>
          <SegmentedControl
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: "edit", label: "Edit" },
              { value: "preview", label: "Preview" },
            ]}
          />
        </div>
        <div className={classes.side}>
          <HeroBox editor={editor} />
          <SectionRows
            event={event}
            items={items}
            sections={values.sections}
            error={errors["sections"]}
            opened={opened}
            onOpen={setOpened}
            onChange={(sections) => change({ sections })}
          />
        </div>
        <HomepagePreview
          event={event}
          content={toHomepageContent(values)}
          live={editor.saved.live}
          menu={menu}
          items={items}
          selected={opened}
          onSelect={setOpened}
        />
      </div>
    </>
  );
}
