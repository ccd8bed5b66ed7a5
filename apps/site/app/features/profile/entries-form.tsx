import type { User } from "@devguild/schemas/identity";
import { type ComponentType, useState } from "react";

import type { Entry, EntryListProps } from "./entry-list.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

type Props = Pick<ProfileFormProps, "onSaved" | "onCancel"> & {
  initial: Entry[];
  List: ComponentType<EntryListProps>;
  /** The field that the API names where something about the list is wrong. */
  field: string;
  save: (entries: readonly Entry[]) => Promise<{ data: User }>;
};

/** The form of a list of things that one has so much of each. */
export function EntriesForm({ initial, List, field, save, ...form }: Props) {
  const [entries, setEntries] = useState(initial);
  return (
    <ProfileForm {...form} isChanged={entries !== initial} save={() => save(entries)}>
      {(errors) => <List entries={entries} onChange={setEntries} error={errors[field]} />}
    </ProfileForm>
  );
}
