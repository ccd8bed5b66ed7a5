import { api } from "@devguild/api-client/browser-api";
import { ChoiceChips } from "@devguild/design-system/choice-chips";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

/** The fields that somebody wants to hear about. */
export default function InterestsForm({ user, ...form }: ProfileFormProps) {
  const categories = useQuery(api.catalogue.skillCategories.options()).data?.data ?? [];
  const [chosen, setChosen] = useState(() => user.interests.map(({ id }) => String(id)));
  const isChanged = chosen.join() !== user.interests.map(({ id }) => id).join();
  return (
    <ProfileForm
      {...form}
      isChanged={isChanged}
      save={() => api.profile.saveInterests.call({ body: { interests: chosen.map(Number) } })}
    >
      {(errors) => (
        <ChoiceChips
          legend="What interests you"
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          onChange={setChosen}
          error={errors["interests"]}
        />
      )}
    </ProfileForm>
  );
}
