import { Button } from "@devguild/design-system/button";
import type { User } from "@devguild/schemas/identity";
import { type ReactNode, useState } from "react";

import { useUnsaved } from "../account/unsaved-forms.tsx";
import { SentForm } from "../forms/sent-form.tsx";
import classes from "./profile-form.module.css";
import { useProfileSaving } from "./use-profile-saving.ts";

/** What every form of the profile is given. */
export type ProfileFormProps = {
  user: User;
  onSaved: () => void;
  onCancel: () => void;
};

type Props = Pick<ProfileFormProps, "onSaved" | "onCancel"> & {
  save: (form: FormData) => Promise<{ data: User }>;
  /** Whether something outside the form's own inputs was changed. */
  isChanged?: boolean;
  /** The fields, by the errors that they have. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** The form of one part of the profile: it is saved by itself, and asks before it is left unsaved. */
export function ProfileForm({ save, isChanged = false, onSaved, onCancel, children }: Props) {
  const [isTouched, setTouched] = useState(false);
  const saving = useProfileSaving(save, onSaved);
  useUnsaved((isTouched || isChanged) && !saving.isSuccess);
  return (
    <SentForm
      sending={saving}
      className={classes.form}
      isOpened
      onInput={() => setTouched(true)}
      actions={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={saving.isPending}>
            Save
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      }
    >
      {children}
    </SentForm>
  );
}
