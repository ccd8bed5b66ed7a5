import { Suspense } from "react";
import { lazyComponent } from "../lazy-component/lazy-component.tsx";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./rich-text-field.module.css";

// The editor is our heaviest component, so it only loads where it is used.
const RichTextEditor = lazyComponent(() => import("./rich-text-editor.tsx"));

export interface RichTextFieldProps extends FieldProps {
  id?: string;
  /** HTML; empty without text. */
  value: string;
  onChange: (html: string) => void;
}

function EditorFallback({ html }: { html: string }) {
  return (
    <div className={classes.box}>
      <div className={classes.toolbar} />
      <div className={classes.text}>
        <RichText html={html} />
      </div>
    </div>
  );
}

/** Text with headings, lists and links. It loads its editor lazily and reserves its space. */
export function RichTextField(props: RichTextFieldProps) {
  const [field, { value, onChange }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <Suspense fallback={<EditorFallback html={value} />}>
          <RichTextEditor
            id={control.id}
            label={field.label}
            required={control.required}
            invalid={control["aria-invalid"] ?? false}
            describedBy={control["aria-describedby"]}
            value={value}
            onChange={onChange}
          />
        </Suspense>
      )}
    </Field>
  );
}
