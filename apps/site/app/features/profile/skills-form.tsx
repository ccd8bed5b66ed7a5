import { api } from "@devguild/api-client/browser-api";
import { useState } from "react";

import { EntriesForm } from "./entries-form.tsx";
import { SkillList, skillEntries } from "./entry-list.tsx";
import type { ProfileFormProps } from "./profile-form.tsx";

/** What somebody can do, each in whole years. */
export default function SkillsForm({ user, ...form }: ProfileFormProps) {
  const [initial] = useState(() => skillEntries(user));
  return (
    <EntriesForm
      {...form}
      initial={initial}
      List={SkillList}
      field="skills"
      save={(entries) =>
        api.profile.saveSkills.call({
          body: { skills: entries.map(({ id, amount }) => ({ id, experience: amount })) },
        })
      }
    />
  );
}
