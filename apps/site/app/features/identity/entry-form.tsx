import { useFormErrors } from "@devguild/api-client/use-form-errors";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { PostForm } from "@devguild/design-system/post-form";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

type Props = {
  sending: Pick<
    UseMutationResult<unknown, Error, FormData>,
    "error" | "isPending" | "isSuccess" | "mutate"
  >;
  submitLabel: string;
  /** The fields, by the errors that they have. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** The form of a page on which somebody comes in: one button, errors where they belong. */
export function EntryForm({ sending, submitLabel, children }: Props) {
  const { form, fields, general } = useFormErrors(sending.error);
  return (
    <PostForm
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate(new FormData(event.currentTarget));
      }}
    >
      {children(fields)}
      {general && <FormError>{general}</FormError>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        loading={sending.isPending || sending.isSuccess}
      >
        {submitLabel}
      </Button>
    </PostForm>
  );
}
