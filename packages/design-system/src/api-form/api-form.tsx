import type { ComponentProps, ReactNode, Ref } from "react";
import { FormError } from "../form-error/form-error.tsx";
import { PostForm } from "../post-form/post-form.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import classes from "./api-form.module.css";

export interface ApiFormProps extends Omit<
  ComponentProps<"form">,
  "children" | "ref" | "onSubmit"
> {
  /** The result of `useApiForm`. */
  form: {
    props: {
      key: number;
      ref: Ref<HTMLFormElement>;
      onSubmit: NonNullable<ComponentProps<"form">["onSubmit"]>;
    };
    error: string | null;
    /** Whether it was opened with a draft, which `reset` discards. */
    isRestored: boolean;
    reset: () => void;
  };
  children: ReactNode;
  /** The buttons, below the fields and the general error. */
  actions?: ReactNode;
}

/** The element of a form that makes an API call: its fields, its general error and its buttons. */
export function ApiForm({ form, children, actions, ...props }: ApiFormProps) {
  const { key, ...own } = form.props;
  return (
    <PostForm key={key} {...props} {...own}>
      {form.isRestored && (
        <p className={classes.restored}>
          We restored what you typed earlier.{" "}
          <TextButton inline onClick={form.reset}>
            Discard
          </TextButton>
        </p>
      )}
      {children}
      <FormError>{form.error}</FormError>
      {actions}
    </PostForm>
  );
}
