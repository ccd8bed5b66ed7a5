import { useFormErrors } from "@devguild/api-client/use-form-errors";
import { FormError } from "@devguild/design-system/form-error";
import { PostForm } from "@devguild/design-system/post-form";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { useFirstFocus } from "./use-first-focus.ts";

type Props = {
  sending: Pick<UseMutationResult<unknown, Error, FormData>, "error" | "isPending" | "mutate">;
  className: string | undefined;
  /** For a button outside of the form. */
  id?: string;
  /** Whether somebody just opened it: then its first field takes the focus. */
  isOpened?: boolean;
  onInput?: () => void;
  /** Below the fields: its buttons. */
  actions?: ReactNode;
  /** The fields, by the errors that they have. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** A form that is sent once at a time; what is wrong stands at its field, or above the buttons. */
export function SentForm({
  sending,
  className,
  id,
  isOpened = false,
  onInput,
  actions,
  children,
}: Props) {
  const { form, fields, general } = useFormErrors(sending.error);
  useFirstFocus(form, isOpened);
  return (
    <PostForm
      id={id}
      ref={form}
      className={className}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) sending.mutate(new FormData(event.currentTarget));
      }}
    >
      {children(fields)}
      {general && <FormError>{general}</FormError>}
      {actions}
    </PostForm>
  );
}
