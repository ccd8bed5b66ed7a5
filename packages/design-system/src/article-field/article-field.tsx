import { Suspense } from "react";
import { ArticleText } from "../article-text/article-text.tsx";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { lazyComponent } from "../lazy-component/lazy-component.tsx";
import type { PictureUpload } from "./use-picture-upload.ts";

const ArticleEditor = lazyComponent(() => import("./article-editor.tsx"));

export interface ArticleFieldProps extends FieldProps {
  id?: string;
  /** HTML; empty without text. */
  value: string;
  onChange: (html: string) => void;
  pictures: PictureUpload;
}

/**
 * The text of an article: headings, lists, links, quotes, code and pictures, as its page shows them. It
 * loads its editor lazily.
 */
export function ArticleField(props: ArticleFieldProps) {
  const [field, { value, onChange, pictures }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <Suspense fallback={<ArticleText html={value} />}>
          <ArticleEditor
            id={control.id}
            label={field.label}
            required={control.required}
            invalid={control["aria-invalid"] ?? false}
            describedBy={control["aria-describedby"]}
            value={value}
            onChange={onChange}
            pictures={pictures}
          />
        </Suspense>
      )}
    </Field>
  );
}
