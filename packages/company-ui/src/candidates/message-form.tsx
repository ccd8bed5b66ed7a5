import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { TextArea } from "@devguild/design-system/text-area";
import { TextButton } from "@devguild/design-system/text-link";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { Candidate } from "@devguild/schemas/applications";
import { MESSAGE_MAX } from "@devguild/schemas/constants/applications";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { type JobOfCompany, replaceCandidate } from "./candidates-cache.ts";
import { TemplateMenu } from "../inbox/template-menu.tsx";
import { checkMessage } from "./message-check.ts";
import classes from "./message-form.module.css";
import { getFirstName } from "./move-rules.ts";

type Props = { candidate: Candidate; job: JobOfCompany; jobTitle: string; ownEmail: string };

/**
 * A form to email a candidate; requires `owner.company.edit-candidates`. The draft is stored until
 * it is sent.
 */
export function MessageForm({ candidate, job, jobTitle, ownEmail }: Props) {
  const [isChangingEmail, setChangingEmail] = useState(false);
  const toasts = useToast();
  const queries = useQueryClient();
  const name = getFirstName(candidate.developer.full_name);
  const form = useApiForm(api.candidates.message, {
    draft: storeDraft(`${ownEmail}.message.${candidate.id}`),
    initialValues: { message: "", contact_email: ownEmail },
    toInput: ({ message, contact_email }) => ({
      params: { ...job, candidateId: candidate.id },
      body: { message, contact_email: contact_email.trim() },
    }),
    check: checkMessage,
    onSuccess: ({ data }) => {
      replaceCandidate(queries, job, data);
      form.reset();
      toasts.show({ tone: "ok", text: `Message sent to ${name}.` });
    },
    onReset: () => {
      setInserted(({ count }) => ({ text: "", count: count + 1 }));
    },
  });
  const field = form.field("message");
  // A template replaces what is typed, in a new field.
  const [inserted, setInserted] = useState({ text: field.defaultValue, count: 0 });
  const insert = (text: string) => {
    field.onChange(text);
    setInserted(({ count }) => ({ text, count: count + 1 }));
  };
  const showsEmail = isChangingEmail || form.errors["contact_email"] !== undefined;
  return (
    <ApiForm
      form={form}
      className={classes.form}
      actions={
        <div className={classes.foot}>
          {!showsEmail && (
            <p className={classes.answers}>
              Replies go to <span>{form.field("contact_email").defaultValue}</span>{" "}
              <TextButton small onClick={() => setChangingEmail(true)}>
                Change
              </TextButton>
            </p>
          )}
          <TemplateMenu
            companyId={job.companyId}
            name={name}
            jobTitle={jobTitle}
            onInsert={insert}
          />
          <Button type="submit" size="sm" variant="primary" loading={form.isPending}>
            Send message
          </Button>
        </div>
      }
    >
      <TextArea
        key={inserted.count}
        label={`Write to ${name}`}
        rows={inserted.text ? 6 : 2}
        limit={MESSAGE_MAX}
        {...field}
        defaultValue={inserted.text}
      />
      {showsEmail && (
        <TextField
          type="email"
          label="Replies go to"
          autoComplete="email"
          {...form.field("contact_email")}
        />
      )}
    </ApiForm>
  );
}
