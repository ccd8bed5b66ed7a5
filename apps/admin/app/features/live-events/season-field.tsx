import type { FieldInput } from "@devguild/api-client/use-api-form";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { SelectField } from "@devguild/design-system/select-field";
import { TextButton } from "@devguild/design-system/text-link";
import { useState } from "react";

import speakers from "../speakers/speakers-field.module.css";
import { useFieldState } from "@devguild/api-client/use-field-state";

const NewSeasonModal = lazyDialog(() => import("./new-season-modal.tsx"));

type Props = {
  options: readonly { id: number; label: string }[];
  field: FieldInput;
};

/** The season of an event; a new one is added here. */
export function SeasonField({ options, field }: Props) {
  const [isAdding, setAdding] = useState(false);
  const season = useFieldState(field);
  return (
    <div className={speakers.field}>
      <SelectField
        label="Season"
        optional
        options={[
          { value: "", label: "None" },
          ...options.map(({ id, label }) => ({ value: String(id), label })),
        ]}
        value={season.value}
        error={season.error}
        onChange={({ currentTarget }) => season.onChange(currentTarget.value)}
      />
      <TextButton onClick={() => setAdding(true)}>New season</TextButton>
      {isAdding && (
        <NewSeasonModal
          onAdded={(id) => season.onChange(String(id))}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
