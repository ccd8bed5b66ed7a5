import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { ClientOnly } from "@devguild/design-system/client-only";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { INTERNAL_NOTES_MAX } from "@devguild/schemas/constants/admin-company-accounts";
import { useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import classes from "./account-record.module.css";
import { useRefreshRecord } from "./use-refresh-record.ts";

function NotesForm({ company }: { company: StaffCompany }) {
  const toasts = useToast();
  const refresh = useRefreshRecord();
  const {
    internal_notes_text: text,
    internal_notes_updated_at: at,
    internal_notes_updated_by: by,
  } = company.internal_notes;
  const permitted = usePermitted("admin.edit-company-account");
  const [draft] = useState(() => storeDraft(`company-notes.${company.id}`));
  const form = useApiForm(api.adminCompanyAccounts.saveNotes, {
    draft,
    initialValues: { internal_notes_text: text },
    toInput: (body) => ({ params: { id: company.id }, body }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: "Notes saved." });
    },
  });
  return (
    <ApiForm
      form={form}
      className={classes.stack}
      actions={
        <Button type="submit" size="sm" loading={form.isPending} {...permitted}>
          Save notes
        </Button>
      }
    >
      <TextArea
        label="Notes"
        rows={5}
        limit={INTERNAL_NOTES_MAX}
        disabled={permitted.disabled}
        help={
          at ? (
            <>
              Never shown to the company. {by ?? "Someone"} wrote this <RelativeTime date={at} />.
            </>
          ) : (
            "Never shown to the company."
          )
        }
        {...form.field("internal_notes_text")}
      />
    </ApiForm>
  );
}

/** What staff note about a company. */
export function NotesSection({ company }: { company: StaffCompany }) {
  return (
    <section aria-label="Internal notes">
      <SectionHead title="Internal notes" />
      <ClientOnly>
        <NotesForm company={company} />
      </ClientOnly>
    </section>
  );
}
