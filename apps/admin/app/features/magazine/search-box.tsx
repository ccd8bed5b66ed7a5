import { CoverArt } from "@devguild/design-system/cover-art";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { META_DESCRIPTION_MAX, META_TITLE_MAX } from "@devguild/schemas/constants/article-editing";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import { Box } from "../developers/box.tsx";
import classes from "./article-editor.module.css";
import type { ArticleEditorState } from "./use-article-editor.ts";

/** How search engines and shared links show the article. */
export function SearchBox({ editor: { values, errors, change } }: { editor: ArticleEditorState }) {
  const title = values.meta_title.trim() || values.title;
  const description = values.meta_description.trim() || values.summary;
  return (
    <Box title="Search and social">
      <div className={classes.fields}>
        <TextField
          label="Title for search engines"
          optional
          maxLength={META_TITLE_MAX}
          help="Leave empty to use the title."
          value={values.meta_title}
          error={errors["meta_title"]}
          onChange={({ currentTarget }) => change({ meta_title: currentTarget.value })}
        />
        <TextArea
          label="Description for search engines"
          optional
          rows={2}
          limit={META_DESCRIPTION_MAX}
          help="Leave empty to use the summary."
          value={values.meta_description}
          error={errors["meta_description"]}
          onChange={({ currentTarget }) => change({ meta_description: currentTarget.value })}
        />
        <section className={classes.result} aria-label="Search result">
          <span>
            {PRODUCT_NAME} › magazine › {values.slug}
          </span>
          <strong>{title}</strong>
          <p>{description}</p>
        </section>
        <section className={classes.shared} aria-label="Shared link">
          <CoverArt title={title} src={values.image_url} alt={values.image_alt} ratio="wide" />
          <strong>{title}</strong>
          <p>{description}</p>
        </section>
      </div>
    </Box>
  );
}
