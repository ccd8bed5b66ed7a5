import { useFieldState } from "@devguild/api-client/use-field-state";
import { PICTURE_UPLOADS } from "@devguild/company-ui/picture-upload";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { NumberField } from "@devguild/design-system/number-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import {
  HIGHLIGHT_CATEGORY_LABELS,
  HIGHLIGHT_CTA_MAX,
  HIGHLIGHT_POSITION_MAX,
  HIGHLIGHT_SUBTITLE_MAX,
  HIGHLIGHT_TITLE_MAX,
  type HighlightCategory,
} from "@devguild/schemas/constants/highlights";
import type { HighlightItem } from "@devguild/schemas/highlights";
import { type ChangeEvent, useState } from "react";

import { HIGHLIGHT_CATEGORY_OPTIONS } from "./highlight-list.tsx";
import { HighlightItemField } from "./highlight-item-field.tsx";
import { HighlightPreview } from "./highlight-preview.tsx";
import type { useHighlightForm } from "./use-highlight-form.ts";

type Props = { form: ReturnType<typeof useHighlightForm>; isNew: boolean };
type Word = "title" | "subtitle" | "cta_label";

/** The fields of a highlight, with a preview of what is typed. */
export function HighlightFields({ form, isNew }: Props) {
  const chosen = form.field("category");
  const item = useFieldState(form.field<HighlightItem | null>("item_id"));
  const image = useFieldState(form.field<string | null>("image_url"));
  const [category, setCategory] = useState(Number(chosen.defaultValue) as HighlightCategory);
  const [words, setWords] = useState<Record<Word, string>>({
    title: form.field("title").defaultValue,
    subtitle: form.field("subtitle").defaultValue,
    cta_label: form.field("cta_label").defaultValue,
  });
  const word = (name: Word) => {
    const field = form.field(name);
    return {
      ...field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setWords({ ...words, [name]: event.currentTarget.value });
        field.onChange(event);
      },
    };
  };
  return (
    <>
      {isNew && (
        <SelectField
          label="Category"
          options={HIGHLIGHT_CATEGORY_OPTIONS}
          help={`Shown in: ${HIGHLIGHT_CATEGORY_LABELS[category].shownIn}.`}
          {...chosen}
          onChange={(event) => {
            setCategory(Number(event.currentTarget.value) as HighlightCategory);
            item.onChange(null);
            chosen.onChange(event);
          }}
        />
      )}
      <HighlightItemField
        key={category}
        category={category}
        item={item.value}
        error={item.error}
        onChange={item.onChange}
      />
      <FieldPair>
        <TextField
          label="Title"
          optional
          maxLength={HIGHLIGHT_TITLE_MAX}
          help="Leave empty to use its own."
          {...word("title")}
        />
        <TextField
          label="Subtitle"
          optional
          maxLength={HIGHLIGHT_SUBTITLE_MAX}
          help="Why it’s featured."
          {...word("subtitle")}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label="Link text"
          optional
          maxLength={HIGHLIGHT_CTA_MAX}
          help="Such as “Watch the talk”."
          {...word("cta_label")}
        />
        <NumberField
          label="Position"
          optional
          min={0}
          max={HIGHLIGHT_POSITION_MAX}
          help="The highlight with the lowest position is shown. Leave it empty to come first."
          {...form.field("position")}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label="Show from"
          optional
          type="datetime-local"
          help="In your time zone."
          {...form.field("starts_at")}
        />
        <TextField
          label="Show until"
          optional
          type="datetime-local"
          help="In your time zone."
          {...form.field("ends_at")}
        />
      </FieldPair>
      <UploadField label="Image" optional shape="cover" {...PICTURE_UPLOADS.cover} {...image} />
      <CheckboxField
        label="Active"
        help="An inactive highlight is never shown."
        {...form.tick("active")}
      />
      {item.value && (
        <HighlightPreview
          words={{ ...words, category, image_url: image.value }}
          item={item.value}
        />
      )}
    </>
  );
}
