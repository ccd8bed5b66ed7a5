import { SelectField } from "@devguild/design-system/select-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import {
  PUSH_ACTIONS,
  PUSH_BODY_MAX,
  PUSH_TITLE_MAX,
  PUSH_URL_MAX,
  type PushAction,
  type PushTarget,
} from "@devguild/schemas/constants/push-notifications";
import { createDateFormat } from "@devguild/schemas/formats";
import type {
  PushAudience as Audience,
  PushEditOptions,
} from "@devguild/schemas/push-notifications";

import { nameZone } from "./describe-push.ts";
import { PushAudience } from "./push-audience.tsx";
import type { PushEditorState } from "./use-push-editor.ts";

type Props = {
  editor: PushEditorState;
  options: PushEditOptions;
  timeZone: string;
  audience: { data: Audience | undefined; isError: boolean };
};

const describeSession = (
  { title, room, starts_at }: PushEditOptions["sessions"][number],
  timeZone: string,
) => {
  const time = createDateFormat({
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  })(new Date(starts_at));
  return [`${time} ${title}`, room].filter(Boolean).join(", ");
};

function LinkField({ editor, options, timeZone }: Omit<Props, "audience">) {
  const { values, errors, change } = editor;
  switch (values.action) {
    case PUSH_ACTIONS.OPEN_URL:
      return (
        <TextField
          label="Address"
          placeholder="https://"
          help="Or a page of the site, such as /en/jobs."
          maxLength={PUSH_URL_MAX}
          value={values.url}
          error={errors["url"]}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
      );
    case PUSH_ACTIONS.OPEN_EVENT_SESSION:
      return (
        <SelectField
          label="Session"
          placeholder="Choose a session"
          options={options.sessions.map((session) => ({
            value: String(session.id),
            label: describeSession(session, timeZone),
          }))}
          value={values.session_id}
          error={errors["session_id"]}
          onChange={({ currentTarget }) => change({ session_id: currentTarget.value })}
        />
      );
    case PUSH_ACTIONS.OPEN_EVENT_PARTNER:
      return (
        <SelectField
          label="Partner"
          placeholder="Choose a partner"
          options={options.partners.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={values.partner_id}
          error={errors["partner_id"]}
          onChange={({ currentTarget }) => change({ partner_id: currentTarget.value })}
        />
      );
    case PUSH_ACTIONS.NONE:
      return null;
  }
}

/** The fields of a push notification: what it says, who gets it, what a click opens, and when. */
export function PushFields({ editor, options, timeZone, audience }: Props) {
  const { values, errors, change } = editor;
  const isOnPage =
    values.action === PUSH_ACTIONS.OPEN_EVENT_SESSION ||
    values.action === PUSH_ACTIONS.OPEN_EVENT_PARTNER;
  return (
    <>
      <TextField
        label="Title"
        footEnd={
          <span className="num dim">
            {values.title.length} / {PUSH_TITLE_MAX}
          </span>
        }
        maxLength={PUSH_TITLE_MAX}
        value={values.title}
        error={errors["title"]}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextArea
        label="Text"
        rows={3}
        limit={PUSH_BODY_MAX}
        value={values.body}
        error={errors["body"]}
        onChange={({ currentTarget }) => change({ body: currentTarget.value })}
      />
      <SelectField
        label="Who gets it"
        options={options.targets.map(({ id, value }) => ({ value: id, label: value }))}
        value={values.target}
        error={errors["target"]}
        onChange={({ currentTarget }) => change({ target: currentTarget.value as PushTarget })}
      />
      <PushAudience target={values.target} audience={audience.data} isError={audience.isError} />
      <SelectField
        label="A click opens"
        options={options.actions.map(({ id, value }) => ({ value: String(id), label: value }))}
        value={String(values.action)}
        error={errors["action"]}
        {...(isOnPage &&
          !options.has_page && { help: "The event’s page has to be published for this." })}
        onChange={({ currentTarget }) =>
          change({ action: Number(currentTarget.value) as PushAction })
        }
      />
      <LinkField editor={editor} options={options} timeZone={timeZone} />
      <TextField
        label="Send at"
        optional
        type="datetime-local"
        help={`${nameZone(timeZone)}. Leave empty to send it now.`}
        value={values.time}
        error={errors["scheduled_at"]}
        onChange={({ currentTarget }) => change({ time: currentTarget.value })}
      />
    </>
  );
}
