import type { FormDraft } from "@devguild/api-client/form-drafts";
import type { ApiFormState } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import type { User } from "@devguild/schemas/identity";
import type { ReactNode } from "react";

import { useUnsaved } from "../account/unsaved-forms.tsx";
import { useFirstFocus } from "../forms/use-first-focus.ts";
import classes from "./profile-form.module.css";

/** Props shared by all profile forms. */
export type ProfileFormProps = {
  user: User;
  draft: FormDraft;
  onSaved: () => void;
  onCancel: () => void;
};

type Props = { form: ApiFormState; onCancel: () => void; children: ReactNode };

/** The form of a profile section: saved separately, and asks before unsaved changes are lost. */
export function ProfileForm({ form, onCancel, children }: Props) {
  useUnsaved(form.isTouched && !form.isSuccess);
  // A section with a draft opens automatically and must not take focus.
  useFirstFocus(form.props.ref, !form.isRestored);
  return (
    <ApiForm
      form={form}
      className={classes.form}
      actions={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={form.isPending}>
            Save
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              form.reset();
              onCancel();
            }}
          >
            Cancel
          </Button>
        </div>
      }
    >
      {children}
    </ApiForm>
  );
}
