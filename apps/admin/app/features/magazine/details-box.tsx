import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import type { ArticleEditOptions } from "@devguild/schemas/admin-magazine";

import { Box } from "../developers/box.tsx";
import classes from "./article-editor.module.css";
import { AuthorField, CategoryField } from "./byline-fields.tsx";
import { suggestMinutes } from "./article-values.ts";
import type { ArticleEditorState } from "./use-article-editor.ts";

type Option = { id: number; label: string };

const toOptions = (options: readonly Option[]) =>
  options.map(({ id, label }) => ({ value: String(id), label }));

type Props = { editor: ArticleEditorState; options: ArticleEditOptions };

/** Who wrote it, and where readers find it. */
export function DetailsBox({ editor: { values, errors, change }, options }: Props) {
  return (
    <Box title="Details">
      <div className={classes.fields}>
        <AuthorField
          options={options}
          value={values.author_id}
          error={errors["author_id"]}
          onChange={(author_id) => change({ author_id })}
        />
        <CategoryField
          options={options}
          value={values.category_id}
          error={errors["category_id"]}
          onChange={(category_id) => change({ category_id })}
        />
        <MultiSelectField
          label="Skills"
          optional
          mono
          help="Jobs for these skills appear beside the article."
          options={toOptions(options.skills)}
          value={values.skill_ids}
          error={errors["skill_ids"]}
          onChange={(skill_ids) => change({ skill_ids })}
        />
        <SelectField
          label="Reading time"
          options={[
            { value: "", label: `${suggestMinutes(values.body_html)} min, from its length` },
            ...options.reading_times.map((minutes) => ({
              value: String(minutes),
              label: `${minutes} min`,
            })),
          ]}
          value={values.reading_time}
          error={errors["reading_time"]}
          onChange={({ currentTarget }) => change({ reading_time: currentTarget.value })}
        />
        <TextField
          label="Address"
          help="The last part of its link. Old links keep working."
          value={values.slug}
          error={errors["slug"]}
          onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
        />
      </div>
    </Box>
  );
}
