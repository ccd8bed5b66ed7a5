import { api } from "@devguild/frame/browser-api";
import { useState } from "react";

import { SkillList, skillEntries } from "./entry-list.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

/** What somebody can do, each in whole years. */
export default function SkillsForm({ user, ...form }: ProfileFormProps) {
  const [entries, setEntries] = useState(() => skillEntries(user));
  const [isChanged, setChanged] = useState(false);
  return (
    <ProfileForm
      {...form}
      isChanged={isChanged}
      save={() =>
        api.profile.saveSkills.call({
          body: { skills: entries.map(({ id, amount }) => ({ id, experience: amount })) },
        })
      }
    >
      {(errors) => (
        <SkillList
          entries={entries}
          onChange={(changed) => {
            setEntries(changed);
            setChanged(true);
          }}
          error={errors["skills"]}
        />
      )}
    </ProfileForm>
  );
}
