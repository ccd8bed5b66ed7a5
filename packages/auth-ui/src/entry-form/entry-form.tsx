import type { ApiFormState } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import type { ReactNode } from "react";

type Props = { form: ApiFormState; submitLabel: string; className?: string; children: ReactNode };

/**
 * A form to log in, sign up or confirm your identity, with one wide button that stays busy until
 * the page changes.
 */
export function EntryForm({ form, submitLabel, className, children }: Props) {
  return (
    <ApiForm
      form={form}
      className={className}
      actions={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={form.isPending || form.isSuccess}
        >
          {submitLabel}
        </Button>
      }
    >
      {children}
    </ApiForm>
  );
}
