import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { ClientOnly } from "@devguild/design-system/client-only";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { Status } from "@devguild/design-system/status";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import {
  DEVELOPER_STAFF_MESSAGES,
  SUSPEND_NOTE_MAX,
} from "@devguild/schemas/constants/admin-developers";
import { pluralize } from "@devguild/schemas/formats";
import { useState } from "react";

import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";
import { nameDeveloper } from "./developer-list.tsx";
import { useDeveloperAction, useMayEdit, useRefreshDeveloper } from "./use-developer-action.ts";

function SuspendForm({ developer }: { developer: StaffDeveloper }) {
  const toasts = useToast();
  const refresh = useRefreshDeveloper();
  const permitted = useMayEdit();
  const [draft] = useState(() => storeDraft(`suspension.${developer.id}`));
  const form = useApiForm(api.adminDevelopers.setSuspension, {
    draft,
    initialValues: { suspend_note: "" },
    check: ({ suspend_note: note }): Record<string, string> =>
      note.trim() === "" ? { suspend_note: DEVELOPER_STAFF_MESSAGES.suspendNoteRequired } : {},
    toInput: ({ suspend_note }) => ({
      params: { id: developer.id },
      body: { suspended: true, suspend_note },
    }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: `${nameDeveloper(developer)} is suspended.` });
    },
  });
  const { open_applications: open } = developer.holdings;
  return (
    <ApiForm
      form={form}
      className={classes.body}
      actions={
        <Button type="submit" size="sm" variant="danger" loading={form.isPending} {...permitted}>
          Suspend and log out everywhere
        </Button>
      }
    >
      <TextArea
        label="Reason"
        rows={2}
        limit={SUSPEND_NOTE_MAX}
        help={`Only for staff. Login is blocked${
          open > 0 ? `; companies still see ${pluralize(open, "open application")}` : ""
        }.`}
        {...permitted}
        {...form.field("suspend_note")}
      />
    </ApiForm>
  );
}

function Suspended({ developer }: { developer: StaffDeveloper }) {
  const permitted = useMayEdit();
  const lifting = useDeveloperAction(
    () =>
      api.adminDevelopers.setSuspension.call({
        params: { id: developer.id },
        body: { suspended: false },
      }),
    () => `${nameDeveloper(developer)} can log in again.`,
  );
  return (
    <div className={classes.body}>
      {developer.suspend_note && <p>{developer.suspend_note}</p>}
      <p className={classes.note}>
        {developer.suspended_by ?? "Someone"}
        {developer.suspended_at && `, ${formatShortDate(developer.suspended_at)}`}
      </p>
      <Button
        size="sm"
        loading={lifting.isPending}
        {...permitted}
        onClick={() => lifting.mutate(undefined)}
      >
        Lift suspension
      </Button>
    </div>
  );
}

/** Whether a developer's login is suspended, and why. */
export function SuspensionBox({ developer }: { developer: StaffDeveloper }) {
  return (
    <Box
      title="Suspension"
      end={
        <Status tone={developer.suspended ? "bad" : "normal"}>
          {developer.suspended ? "Suspended" : "Not suspended"}
        </Status>
      }
    >
      {developer.suspended ? (
        <Suspended developer={developer} />
      ) : (
        <ClientOnly>
          <SuspendForm developer={developer} />
        </ClientOnly>
      )}
    </Box>
  );
}
