import { useFrame } from "@devguild/app-shell/app-frame";
import { SaveLine } from "@devguild/company-ui/save-line";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { Heading } from "@devguild/design-system/heading";
import { Notice } from "@devguild/design-system/notice";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { PUSH_STATUSES, PUSH_UNDO_S } from "@devguild/schemas/constants/push-notifications";
import { pluralize } from "@devguild/schemas/formats";
import type { PushEditOptions, PushNotification } from "@devguild/schemas/push-notifications";

import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import { LeaveUnsaved } from "@devguild/app-shell/leave-unsaved";
import { DeletePush } from "./delete-push.tsx";
import { formatPushTime } from "./describe-push.ts";
import { NoDeviceNotice } from "./no-device-notice.tsx";
import { usePushAudience } from "./push-audience.tsx";
import { PushFields } from "./push-fields.tsx";
import { PushPreview } from "./push-preview.tsx";
import classes from "./push.module.css";
import { type PushEditorState, usePushEditor } from "./use-push-editor.ts";
import { usePushDecision } from "./use-push-decision.ts";

const { SCHEDULED, QUEUED, FAILED } = PUSH_STATUSES;

type Props = { push: PushNotification; options: PushEditOptions; timeZone: string };

function SendButtons({
  editor,
  devices,
  timeZone,
}: {
  editor: PushEditorState;
  devices: number | undefined;
  timeZone: string;
}) {
  const toasts = useToast();
  const { takeBack } = usePushDecision();
  const { values, saved, isSending } = editor;
  const isScheduling = values.time !== "";
  const number = !devices ? "" : ` to ${pluralize(devices, "device")}`;
  const press = async () => {
    const sent = await editor.decide(isScheduling ? SCHEDULED : QUEUED);
    if (!sent) return;
    toasts.show({
      tone: "ok",
      text: isScheduling
        ? `Scheduled for ${formatPushTime(sent.scheduled_at ?? sent.saved_at, timeZone)}`
        : `Going out to ${pluralize(sent.recipients_count, "device")} in ${PUSH_UNDO_S} seconds`,
      undo: { onPress: () => takeBack(sent, "Taken back. It’s a draft again.") },
    });
  };
  return (
    <div className={classes.actions}>
      <Button loading={isSending} onClick={() => void editor.test()}>
        Send me a test
      </Button>
      <Button variant="primary" loading={isSending} onClick={() => void press()}>
        {isScheduling
          ? `Schedule for ${!devices ? "later" : pluralize(devices, "device")}`
          : saved.status === FAILED
            ? `Send again${number}`
            : `Send${number}`}
      </Button>
    </div>
  );
}

/** Writes a push notification beside what people will see of it. */
export function PushEditor({ push, options, timeZone }: Props) {
  const editor = usePushEditor(push, timeZone);
  const { urls } = useFrame();
  const { values, failure, theirs, saved } = editor;
  const audience = usePushAudience(push.event.id, values.target);
  return (
    <>
      <section className={classes.form} aria-labelledby="push-title">
        <div className={classes.formHead}>
          <Heading id="push-title" level={2} size="md">
            {values.title || "New notification"}
          </Heading>
          <span aria-live="polite">
            <SaveLine state={editor.saving} isDraft onRetry={editor.retry} />
          </span>
        </div>
        {theirs && (
          <ConflictNotice onTakeTheirs={editor.takeTheirs} onKeepMine={editor.keepMine}>
            Someone else has saved this notification since you opened it.
          </ConflictNotice>
        )}
        <LeaveUnsaved asks={theirs !== null && !editor.isSaved} />
        {editor.isRestored && !theirs && (
          <Notice action={<TextButton onClick={editor.discard}>Discard them</TextButton>}>
            Changes that weren’t saved are back.
          </Notice>
        )}
        {saved.status === FAILED && (
          <Notice tone="bad">
            It reached no device. {saved.problem} Devices that didn’t get it are tried again when
            you send it again.
          </Notice>
        )}
        {failure && <FormError>{failure}</FormError>}
        {editor.hasNoDevice && <NoDeviceNotice />}
        <PushFields
          editor={editor}
          options={options}
          timeZone={timeZone}
          audience={{ data: audience.data?.data, isError: audience.isError }}
        />
        <SendButtons editor={editor} devices={audience.data?.data.devices} timeZone={timeZone} />
        {saved.status !== FAILED && <DeletePush push={saved} />}
      </section>
      <PushPreview title={values.title} body={values.body} host={new URL(urls.site).host} />
    </>
  );
}
