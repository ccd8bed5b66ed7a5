import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { TextArea } from "@devguild/design-system/text-area";
import { NOTE_MAX, NOTE_MESSAGES } from "@devguild/schemas/constants/candidate-notes";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconAt } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { FailedPart } from "../lists/failed-part.tsx";
import classes from "./candidate-team.module.css";
import { type Noted, useShowTeam } from "./use-team.ts";

/** A note for colleagues, with those named in it emailed; what is typed is stored until it is saved. */
export function NoteForm({ noted }: { noted: Noted }) {
  const show = useShowTeam();
  const user = useCurrentUser();
  const known = useQuery(
    api.candidateNotes.colleagues.options({ params: { companyId: noted.companyId } }),
  );
  const form = useApiForm(api.candidateNotes.write, {
    draft: storeDraft(`${user?.id}.note.${noted.candidateId}`),
    initialValues: { body: "" },
    toInput: ({ body }) => ({ params: noted, body: { body } }),
    check: ({ body }): Record<string, string> =>
      body.trim() === "" ? { body: NOTE_MESSAGES.empty } : {},
    onSuccess: (answer) => {
      show(noted, answer);
      form.reset();
    },
    onReset: () => {
      setText("");
    },
  });
  const field = form.field("body");
  const [text, setText] = useState(field.defaultValue);
  const write = (body: string) => {
    setText(body);
    field.onChange(body);
  };
  const colleagues = (known.data?.data ?? []).filter(({ user_id }) => user_id !== user?.id);
  return (
    <ApiForm
      form={form}
      className={classes.form}
      actions={
        <div className={classes.foot}>
          <FailedPart of="Your colleagues" query={known} />
          {colleagues.length > 0 && (
            <Menu
              align="start"
              width={260}
              trigger={
                <Button
                  size="sm"
                  variant="subtle"
                  icon={<IconAt size={16} stroke={1.75} aria-hidden />}
                >
                  Mention
                </Button>
              }
            >
              {colleagues.map(({ user_id, full_name }) => (
                <MenuItem
                  key={user_id}
                  onSelect={() =>
                    write(`${text}${text && !/\s$/.test(text) ? " " : ""}@${full_name} `)
                  }
                >
                  {full_name}
                </MenuItem>
              ))}
            </Menu>
          )}
          <Button type="submit" size="sm" variant="primary" loading={form.isPending}>
            Save note
          </Button>
        </div>
      }
    >
      <TextArea
        label="Note to the team"
        rows={2}
        limit={NOTE_MAX}
        help="Candidates never see it. Colleagues you mention get an email."
        {...field}
        defaultValue={undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
    </ApiForm>
  );
}
