import { storeDraft } from "@devguild/api-client/form-drafts";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { Button } from "@devguild/design-system/button";
import type { User } from "@devguild/schemas/identity";
import { type ComponentType, type ReactNode, useState } from "react";

import { SettingsSection } from "../account/settings-section.tsx";
import { useReturnedFocus } from "../forms/use-returned-focus.ts";
import classes from "./editable-section.module.css";
import type { ProfileFormProps } from "./profile-form.tsx";

type Props = {
  id: string;
  title: string;
  hint?: ReactNode;
  user: User;
  /** The current content; null if there is none yet. */
  view: ReactNode;
  /** Why to fill this in, shown while it is empty. */
  emptyText: string;
  Form: ComponentType<ProfileFormProps>;
};

/** A profile section: its content, and on demand the form that edits it. */
export function EditableSection({ id, title, hint, user, view, emptyText, Form }: Props) {
  const [state, setState] = useState<"shown" | "edited" | "saved" | null>(null);
  const draft = storeDraft(`${user.id}.profile.${id}`);
  const hasDraft = useHydrated() && draft.exists();
  const isEditing = state === "edited" || (state === null && hasDraft);
  const opener = useReturnedFocus(isEditing);
  return (
    <SettingsSection
      id={id}
      title={title}
      hint={hint}
      action={
        !isEditing && (
          <Button
            ref={opener}
            size="sm"
            aria-label={`${view === null ? "Add" : "Edit"}: ${title}`}
            onClick={() => setState("edited")}
          >
            {view === null ? "Add" : "Edit"}
          </Button>
        )
      }
    >
      {isEditing ? (
        <Form
          user={user}
          draft={draft}
          onSaved={() => setState("saved")}
          onCancel={() => setState("shown")}
        />
      ) : (
        (view ?? <p className={classes.empty}>{emptyText}</p>)
      )}
      <output className={state === "saved" ? classes.saved : "visually-hidden"}>
        {state === "saved" ? "Saved." : ""}
      </output>
    </SettingsSection>
  );
}
