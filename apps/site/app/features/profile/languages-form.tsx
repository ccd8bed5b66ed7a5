import { api } from "@devguild/api-client/browser-api";
import { useState } from "react";

import { EntriesForm } from "./entries-form.tsx";
import { LanguageList, languageEntries } from "./entry-list.tsx";
import type { ProfileFormProps } from "./profile-form.tsx";

/** Which languages somebody speaks, and how well. */
export default function LanguagesForm({ user, ...form }: ProfileFormProps) {
  const [initial] = useState(() => languageEntries(user));
  return (
    <EntriesForm
      {...form}
      initial={initial}
      List={LanguageList}
      field="user_languages"
      save={(entries) =>
        api.profile.saveLanguages.call({
          body: { user_languages: entries.map(({ id, amount }) => ({ id, level_id: amount })) },
        })
      }
    />
  );
}
