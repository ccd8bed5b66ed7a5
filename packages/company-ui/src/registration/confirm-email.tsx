import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { PageHead } from "@devguild/design-system/page-head";
import { PostForm } from "@devguild/design-system/post-form";
import { TextField } from "@devguild/design-system/text-field";
import { REGISTRATION_CODE_MINUTES } from "@devguild/schemas/constants/company-registrations";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import classes from "./confirm-email.module.css";

const CODE = /^\d{6}$/;
const RESEND_AFTER_S = 30;

/** Counts the seconds until another code can be sent. */
const useCountdown = () => {
  const [left, setLeft] = useState(RESEND_AFTER_S);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(RESEND_AFTER_S) };
};

type Props = {
  email: string;
  onEdit: () => void;
  /** Called once the company exists, with whether its owner is logged in. */
  onConfirmed: (isLoggedIn: boolean) => void;
};

/** The code that makes whoever wrote the ad the owner of the company. */
export function ConfirmEmail({ email, onEdit, onConfirmed }: Props) {
  const [code, setCode] = useState("");
  const countdown = useCountdown();
  const form = useApiForm(api.companyRegistrations.verifyCode, {
    initialValues: { confirmation_code: "" },
    toInput: ({ confirmation_code }) => ({ body: { email, confirmation_code } }),
    onSuccess: ({ data }) => onConfirmed(data.logged_in),
    onError: () => setCode(""),
  });
  const resending = useMutation({
    mutationFn: () => api.companyRegistrations.resendCode.call({ body: { email } }),
    onSuccess: countdown.restart,
  });
  const { ref } = form.props;
  useEffect(() => {
    // The form before it was longer, and scrolled to its end.
    scrollTo({ top: 0, behavior: "instant" });
    ref.current?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
  }, [ref]);
  const field = form.field("confirmation_code");
  const change = (text: string) => {
    const digits = text.replaceAll(/\D/g, "").slice(0, 6);
    setCode(digits);
    field.onChange(digits);
    // The field has its new value once it was drawn.
    if (CODE.test(digits)) setTimeout(() => ref.current?.requestSubmit());
  };
  return (
    <div className={classes.screen}>
      <PageHead title="Confirm your email, then publish" />
      <PostForm {...form.props} aria-label="Confirmation" className={classes.form}>
        <p>
          We’ve sent a 6-digit code to <b>{email}</b>. It works for {REGISTRATION_CODE_MINUTES}{" "}
          minutes. Your ad is saved.
        </p>
        <TextField
          label="Confirmation code"
          name={field.name}
          inputMode="numeric"
          autoComplete="one-time-code"
          className={classes.code}
          value={code}
          onChange={(event) => change(event.currentTarget.value)}
          error={field.error}
        />
        {form.error && <FormError>{form.error}</FormError>}
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={form.isPending}>
            Confirm email
          </Button>
          <Button variant="subtle" onClick={onEdit}>
            Back to the ad
          </Button>
        </div>
        <p className={classes.quiet} aria-live="polite">
          {resending.isSuccess
            ? "We’ve sent another code. Only the newest one works."
            : "Nothing there? Check your spam folder."}
        </p>
        <div>
          <Button
            size="sm"
            disabled={countdown.left > 0}
            loading={resending.isPending}
            onClick={() => resending.mutate()}
          >
            {countdown.left > 0 ? `Send another code in ${countdown.left} s` : "Send another code"}
          </Button>
        </div>
        {resending.error && <FormError>{failureText(resending.error)}</FormError>}
      </PostForm>
    </div>
  );
}
