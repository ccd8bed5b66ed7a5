import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { PostForm } from "@devguild/design-system/post-form";
import { TextArea } from "@devguild/design-system/text-area";
import { TextButton } from "@devguild/design-system/text-link";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { useStoredText } from "@devguild/design-system/use-stored-text";
import type { Candidate } from "@devguild/schemas/applications";
import { MESSAGE_MAX } from "@devguild/schemas/constants/applications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { type JobOfCompany, replaceCandidate } from "./candidates-cache.ts";
import { checkMessage } from "./message-check.ts";
import classes from "./message-form.module.css";
import { getFirstName } from "./move-rules.ts";

type Props = { candidate: Candidate; job: JobOfCompany; ownEmail: string };

/** Writes to a candidate; needs `owner.company.edit-candidates`. The draft stays until it is sent. */
export function MessageForm({ candidate, job, ownEmail }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useStoredText(`message.${candidate.id}`);
  const [contactEmail, setContactEmail] = useState(ownEmail);
  const [isChangingEmail, setChangingEmail] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const toasts = useToast();
  const queries = useQueryClient();
  const name = getFirstName(candidate.developer.full_name);
  const sending = useMutation({
    mutationFn: () =>
      api.candidates.message.call({
        params: { ...job, candidateId: candidate.id },
        body: { message, contact_email: contactEmail.trim() },
      }),
    onSuccess: ({ data }) => {
      replaceCandidate(queries, job, data);
      setMessage("");
      toasts.show({ tone: "ok", text: `Message sent to ${name}.` });
    },
    onError: (error) => setWrong(error instanceof ApiError ? error.fields : {}),
  });
  useEffect(() => {
    if (Object.keys(wrong).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [wrong]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkMessage({ message, contactEmail });
    setWrong(found);
    if (Object.keys(found).length === 0) sending.mutate();
  };
  const showsEmail = isChangingEmail || wrong["contact_email"] !== undefined;
  return (
    <PostForm ref={form} className={classes.form} onSubmit={submit}>
      <TextArea
        label={`Write to ${name}`}
        rows={2}
        limit={MESSAGE_MAX}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={wrong["message"]}
      />
      {showsEmail && (
        <TextField
          type="email"
          label="Answers to"
          autoComplete="email"
          value={contactEmail}
          onChange={(event) => setContactEmail(event.currentTarget.value)}
          error={wrong["contact_email"]}
        />
      )}
      {sending.isError && Object.keys(wrong).length === 0 && (
        <FormError>{failureText(sending.error)}</FormError>
      )}
      <div className={classes.foot}>
        {!showsEmail && (
          <p className={classes.answers}>
            Answers to <span>{contactEmail}</span>{" "}
            <TextButton small onClick={() => setChangingEmail(true)}>
              Change
            </TextButton>
          </p>
        )}
        <Button type="submit" size="sm" variant="primary" loading={sending.isPending}>
          Send message
        </Button>
      </div>
    </PostForm>
  );
}
