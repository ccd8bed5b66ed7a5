import { PICTURE_UPLOADS } from "@devguild/company-ui/picture-upload";
import { ArticleField } from "@devguild/design-system/article-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import {
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  countArticleWords,
} from "@devguild/schemas/constants/article-editing";
import { pluralize } from "@devguild/schemas/formats";

import classes from "./article-editor.module.css";
import { suggestMinutes } from "./article-values.ts";
import type { ArticleEditorState } from "./use-article-editor.ts";

/** The words of an article: title, summary and text. */
export function ArticleMain({ editor }: { editor: ArticleEditorState }) {
  const { values, errors, change } = editor;
  const words = countArticleWords(values.body_html);
  return (
    <>
      <TextField
        label="Title"
        maxLength={ARTICLE_TITLE_MAX}
        value={values.title}
        error={errors["title"]}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextArea
        label="Summary"
        rows={2}
        limit={ARTICLE_SUMMARY_MAX}
        help="Below the title, in lists and in feeds."
        value={values.summary}
        error={errors["summary"]}
        onChange={({ currentTarget }) => change({ summary: currentTarget.value })}
      />
      <ArticleField
        label="Text"
        help={`Type / on an empty line to insert. Pictures: ${PICTURE_UPLOADS.cover.help}`}
        value={values.body_html}
        error={errors["body_html"]}
        onChange={(body_html) => change({ body_html })}
        pictures={PICTURE_UPLOADS.cover}
      />
      <p className={classes.words}>
        <span className="num">{pluralize(words, "word")}</span>, {suggestMinutes(values.body_html)}{" "}
        min read
      </p>
    </>
  );
}
