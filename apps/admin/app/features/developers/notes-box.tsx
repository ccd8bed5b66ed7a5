import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { ClientOnly } from "@devguild/design-system/client-only";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { DEVELOPER_NOTES_MAX } from "@devguild/schemas/constants/admin-developers";
import { useState } from "react";

import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";
import { useMayEdit, useRefreshDeveloper } from "./use-developer-action.ts";

function NotesForm({ developer }: { developer: StaffDeveloper }) {
  const toasts = useToast();
  const refresh = useRefreshDeveloper();
  const permitted = useMayEdit();
  const {
    internal_notes_text: text,
    internal_notes_updated_at: at,
    internal_notes_updated_by: by,
  } = developer.internal_notes;
  const [draft] = useState(() => storeDraft(`developer-notes.${developer.id}`));
  const form = useApiForm(api.adminDevelopers.saveNotes, {
    draft,
    initialValues: { internal_notes_text: text },
    toInput: (body) => ({ params: { id: developer.id }, body }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: "Notes saved." });
    },
  });
  return (
    <ApiForm
      form={form}
      className={classes.body}
      actions={
        <Button type="submit" size="sm" loading={form.isPending} {...permitted}>
          Save notes
        </Button>
      }
    >
      <TextArea
        label="Notes"
        rows={4}
        limit={DEVELOPER_NOTES_MAX}
        {...permitted}
        help={
          at ? (
            <>
              Part of their data copy. {by ?? "Someone"} wrote this <RelativeTime date={at} />.
            </>
          ) : (
            "Only staff see them, but they’re part of the developer’s data copy."
          )
        }
        {...form.field("internal_notes_text")}
      />
    </ApiForm>
  );
}

/** What staff note about a developer. */
export function NotesBox({ developer }: { developer: StaffDeveloper }) {
  return (
    <Box title="Internal notes">
      <ClientOnly>
        <NotesForm developer={developer} />
      </ClientOnly>
    </Box>
  );
}
