import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { FieldPair } from "@devguild/design-system/field-pair";
import { TextField } from "@devguild/design-system/text-field";
import type { ArticleEditOptions } from "@devguild/schemas/admin-magazine";
import { ARTICLE_TITLE_MAX, MAGAZINE_MESSAGES } from "@devguild/schemas/constants/article-editing";
import { useNavigate } from "react-router";

import { editArticlePath } from "./article-addresses.ts";
import classes from "../frame/create-form.module.css";
import { useFieldState } from "@devguild/api-client/use-field-state";
import { AuthorField, CategoryField } from "./byline-fields.tsx";
import { useRefreshArticles } from "./use-article-actions.ts";

/** Starts an article as a draft; everything else is written in its editor. */
export function NewArticleForm({ options }: { options: ArticleEditOptions }) {
  const navigate = useNavigate();
  const refresh = useRefreshArticles();
  const form = useApiForm(api.adminMagazine.create, {
    initialValues: { title: "", author_id: "", category_id: "" },
    check: ({ title, author_id, category_id }): Record<string, string> => ({
      ...(title.trim() === "" && { title: MAGAZINE_MESSAGES.titleRequired }),
      ...(author_id === "" && { author_id: MAGAZINE_MESSAGES.authorRequired }),
      ...(category_id === "" && { category_id: MAGAZINE_MESSAGES.categoryRequired }),
    }),
    toInput: ({ title, author_id, category_id }) => ({
      body: { title, author_id: Number(author_id), category_id: Number(category_id) },
    }),
    onSuccess: async ({ data }) => {
      await refresh(data);
      await navigate(editArticlePath(data.id));
    },
  });
  const author = useFieldState(form.field("author_id"));
  const category = useFieldState(form.field("category_id"));
  return (
    <ApiForm form={form} className={classes.form}>
      <TextField label="Title" maxLength={ARTICLE_TITLE_MAX} {...form.field("title")} />
      <FieldPair>
        <AuthorField options={options} {...author} />
        <CategoryField options={options} {...category} />
      </FieldPair>
      <div>
        <Button type="submit" variant="primary" loading={form.isPending}>
          Create draft
        </Button>
      </div>
    </ApiForm>
  );
}
