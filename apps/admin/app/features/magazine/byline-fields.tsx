import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { SelectField } from "@devguild/design-system/select-field";
import { TextButton } from "@devguild/design-system/text-link";
import type { ArticleEditOptions } from "@devguild/schemas/admin-magazine";
import { type ComponentType, useState } from "react";

import classes from "./byline-fields.module.css";

const AuthorModal = lazyDialog(() => import("./author-modal.tsx"));
const CategoryModal = lazyDialog(() => import("./category-modal.tsx"));

type Props = {
  options: ArticleEditOptions;
  /** An id as text, "" for none. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};
type Choices = Omit<Props, "options"> & {
  label: string;
  placeholder: string;
  choices: readonly { id: number; label: string }[];
  addLabel: string;
  AddModal: ComponentType<{ onSaved: (id: number) => void; onClose: () => void }>;
};

function BylineField({ label, placeholder, choices, addLabel, AddModal, ...field }: Choices) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={classes.field}>
      <SelectField
        label={label}
        placeholder={field.value === "" ? placeholder : undefined}
        options={choices.map((choice) => ({ value: String(choice.id), label: choice.label }))}
        value={field.value}
        error={field.error}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
      />
      <TextButton onClick={() => setAdding(true)}>{addLabel}</TextButton>
      {isAdding && (
        <AddModal onSaved={(id) => field.onChange(String(id))} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

/** Who wrote an article: one of the authors, or one added here. */
export function AuthorField({ options, ...field }: Props) {
  return (
    <BylineField
      label="Author"
      placeholder="Choose an author"
      choices={options.authors}
      addLabel="New author"
      AddModal={AuthorModal}
      {...field}
    />
  );
}

/** Where readers find an article: one of the categories, or one added here. */
export function CategoryField({ options, ...field }: Props) {
  return (
    <BylineField
      label="Category"
      placeholder="Choose a category"
      choices={options.categories}
      addLabel="New category"
      AddModal={CategoryModal}
      {...field}
    />
  );
}
