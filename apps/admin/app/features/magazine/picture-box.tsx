import { PICTURE_UPLOADS } from "@devguild/company-ui/picture-upload";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import { ARTICLE_ALT_MAX } from "@devguild/schemas/constants/article-editing";

import { Box } from "../developers/box.tsx";
import classes from "./article-editor.module.css";
import type { ArticleEditorState } from "./use-article-editor.ts";

/** The picture at the top of the article, in lists and in shared links. */
export function PictureBox({ editor: { values, errors, change } }: { editor: ArticleEditorState }) {
  return (
    <Box title="Picture">
      <div className={classes.fields}>
        <UploadField
          label="Cover"
          hideLabel
          optional
          shape="cover"
          {...PICTURE_UPLOADS.cover}
          value={values.image_url}
          error={errors["image_url"]}
          onChange={(image_url) => change({ image_url })}
        />
        {values.image_url && (
          <TextField
            label="Describe the picture"
            maxLength={ARTICLE_ALT_MAX}
            help="Read aloud to people who can’t see it."
            value={values.image_alt}
            error={errors["image_alt"]}
            onChange={({ currentTarget }) => change({ image_alt: currentTarget.value })}
          />
        )}
      </div>
    </Box>
  );
}
