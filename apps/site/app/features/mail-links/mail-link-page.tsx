import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { localized } from "@devguild/session/redirects";
import { useMutation } from "@tanstack/react-query";

import classes from "./mail-link-page.module.css";

type Step = { title: string; text: string };

type Props = {
  /** Whether the link is valid. */
  isValid: boolean;
  /** The texts before the click, after it, and for an invalid link. */
  confirm: Step;
  done: Step;
  invalid: Step;
  submitLabel: string;
  /** The page to continue to once nothing is left to do. */
  next: { label: string; path: string };
  /** Whether nothing is left to do. */
  isDone: boolean;
  send: () => Promise<unknown>;
};

/** The page behind an emailed link. It asks for a click, so that programs that open every link change nothing. */
export function MailLinkPage({
  isValid,
  confirm,
  done,
  invalid,
  submitLabel,
  next,
  isDone,
  send,
}: Props) {
  const sending = useMutation({ mutationFn: send });
  const step = !isValid ? invalid : sending.isSuccess || isDone ? done : confirm;
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title={step.title}>{step.text}</PageHead>
      {step === confirm ? (
        <Button
          variant="primary"
          size="lg"
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {submitLabel}
        </Button>
      ) : (
        <LinkButton to={localized(next.path)} variant="primary" size="lg">
          {next.label}
        </LinkButton>
      )}
      {sending.isError && <FormError>{failureText(sending.error)}</FormError>}
    </div>
  );
}
