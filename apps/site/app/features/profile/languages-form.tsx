import { api } from "@devguild/frame/browser-api";
import { useState } from "react";

import { LanguageList, languageEntries } from "./entry-list.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

/** Which languages somebody speaks, and how well. */
export default function LanguagesForm({ user, ...form }: ProfileFormProps) {
  const [entries, setEntries] = useState(() => languageEntries(user));
  const [isChanged, setChanged] = useState(false);
  return (
    <ProfileForm
      {...form}
      isChanged={isChanged}
      save={() =>
        api.profile.saveLanguages.call({
          body: { user_languages: entries.map(({ id, amount }) => ({ id, level_id: amount })) },
        })
      }
    >
      {(errors) => (
        <LanguageList
          entries={entries}
          onChange={(changed) => {
            setEntries(changed);
            setChanged(true);
          }}
          error={errors["user_languages"]}
        />
      )}
    </ProfileForm>
  );
}
