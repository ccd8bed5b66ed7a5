import { api } from "@devguild/api-client/browser-api";
import { type FieldInput, useApiForm } from "@devguild/api-client/use-api-form";
import { ChoiceChips } from "@devguild/design-system/choice-chips";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
import { useSavedProfile } from "./use-profile-saving.ts";

function InterestsField({ defaultValue, onChange, error }: FieldInput<string[]>) {
  const categories = useQuery(api.catalogue.skillCategories.options()).data?.data ?? [];
  const [chosen, setChosen] = useState(defaultValue);
  return (
    <ChoiceChips
      legend="Your interests"
      options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen}
      onChange={(ids) => {
        setChosen(ids);
        onChange(ids);
      }}
      error={error}
    />
  );
}

/** Edits a user's interests. */
export function InterestsForm({ user, draft, onSaved, onCancel }: ProfileFormProps) {
  const form = useApiForm(api.profile.saveInterests, {
    draft,
    initialValues: { interests: user.interests.map(({ id }) => String(id)) },
    toInput: ({ interests }) => ({ body: { interests: interests.map(Number) } }),
    onSuccess: useSavedProfile(onSaved),
  });
  return (
    <ProfileForm form={form} onCancel={onCancel}>
      <InterestsField {...form.field<string[]>("interests")} />
    </ProfileForm>
  );
}
