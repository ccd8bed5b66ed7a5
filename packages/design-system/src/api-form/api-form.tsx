import type { ComponentProps, ReactNode, Ref } from "react";
import { FormError } from "../form-error/form-error.tsx";
import { PostForm } from "../post-form/post-form.tsx";

export interface ApiFormProps extends Omit<
  ComponentProps<"form">,
  "children" | "ref" | "onSubmit"
> {
  /** From `useApiForm`. */
  form: {
    props: {
      key: number;
      ref: Ref<HTMLFormElement>;
      onSubmit: NonNullable<ComponentProps<"form">["onSubmit"]>;
    };
    error: string | null;
  };
  children: ReactNode;
  /** Below the fields and what is wrong with the whole: its buttons. */
  actions?: ReactNode;
}

/** The element of a form that makes a call: its fields, what is wrong with the whole, its buttons. */
export function ApiForm({ form, children, actions, ...props }: ApiFormProps) {
  const { key, ...own } = form.props;
  return (
    <PostForm key={key} {...props} {...own}>
      {children}
      <FormError>{form.error}</FormError>
      {actions}
    </PostForm>
  );
}
