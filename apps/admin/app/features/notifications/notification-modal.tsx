import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { readChange } from "@devguild/api-client/typed-values";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useFrame } from "@devguild/app-shell/app-frame";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_BODY_MAX,
  NOTIFICATION_MESSAGES as M,
  NOTIFICATION_TITLE_MAX,
  NOTIFICATION_UNDO_S,
  NOTIFICATION_URL_MAX,
  type NotificationAudience as Audience,
  type NotificationChannel,
} from "@devguild/schemas/constants/notifications";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useState } from "react";

import { NotificationAudience } from "./notification-audience.tsx";
import { NotificationPreview } from "./notification-preview.tsx";
import { useNotificationCheck } from "./use-notification-check.ts";
import { useWithdrawNotification } from "./use-withdraw-notification.ts";

type Values = { title: string; body: string; url: string; in_app: boolean; email: boolean };

const INITIAL: Values = { title: "", body: "", url: "", in_app: true, email: false };

const listChannels = ({ in_app: inApp, email }: Pick<Values, "in_app" | "email">) => [
  ...(inApp ? (["in_app"] satisfies NotificationChannel[]) : []),
  ...(email ? (["email"] satisfies NotificationChannel[]) : []),
];

/** Whoever copies a page's address needn't cut off the app's own. */
const toPath = (address: string, apps: readonly string[]) => {
  const app = apps.find((each) => address.startsWith(`${each}/`));
  return app === undefined ? address : address.slice(app.length);
};

type Props = {
  audience: Audience;
  userIds: readonly number[];
  /** Whom the dialog is about: a name, or how many. */
  to: string;
  onSent?: (() => void) | undefined;
  onClose: () => void;
};

/** A dialog to notify people: what it says, how it reaches them, and who gets it. */
export default function NotificationModal({ audience, userIds, to, onSent, onClose }: Props) {
  const toasts = useToast();
  const viewer = useCurrentUser();
  const { urls } = useFrame();
  const { noun, page } = NOTIFICATION_AUDIENCES[audience];
  const withdrawing = useWithdrawNotification();
  const [draft] = useState(() => storeDraft(`notification.${audience}.${viewer?.id ?? 0}`));
  const sending = useApiForm(api.adminNotifications.send, {
    initialValues: INITIAL,
    draft,
    check: (values): Record<string, string> =>
      listChannels(values).length === 0 ? { email: M.channel } : {},
    toInput: (values) => ({
      body: {
        audience,
        user_ids: [...userIds],
        title: values.title,
        body: values.body,
        url: toPath(values.url, [urls.site, urls.company, urls.admin]),
        channels: listChannels(values),
      },
    }),
    onSuccess: ({ data }) => {
      toasts.show({
        tone: "ok",
        text: `Going out to ${pluralize(data.waiting, ...noun)} in ${NOTIFICATION_UNDO_S} seconds.`,
        undo: { onPress: () => withdrawing.mutate(data.id) },
      });
      onSent?.();
      onClose();
    },
    onReset: () => {
      setShown(INITIAL);
    },
  });
  const [shown, setShown] = useState<Omit<Values, "url">>(() => ({
    title: sending.field("title").defaultValue,
    body: sending.field("body").defaultValue,
    in_app: sending.tick("in_app").defaultChecked,
    email: sending.tick("email").defaultChecked,
  }));
  const watch = <Input extends { name: string; onChange: (change: unknown) => void }>(
    input: Input,
  ): Input => ({
    ...input,
    onChange: (change: unknown) => {
      input.onChange(change);
      const value = readChange(change);
      setShown((before) => ({ ...before, [input.name]: value }));
    },
  });
  const check = useNotificationCheck(audience, userIds, listChannels(shown));
  const recipients = check?.recipients ?? 0;
  return (
    <FormModal
      form={sending}
      width={560}
      onClose={onClose}
      title={`Notify ${to}`}
      submitLabel={check ? `Notify ${formatCount(recipients)}` : "Notify"}
      isDisabled={check !== undefined && recipients === 0}
      after={
        <>
          <NotificationPreview title={shown.title} body={shown.body} />
          {check && <NotificationAudience audience={audience} check={check} />}
        </>
      }
    >
      <TextField
        label="Title"
        maxLength={NOTIFICATION_TITLE_MAX}
        {...watch(sending.field("title"))}
      />
      <TextArea
        label="Text"
        rows={4}
        limit={NOTIFICATION_BODY_MAX}
        {...watch(sending.field("body"))}
      />
      <TextField
        label="Page"
        optional
        help={`What it opens, for example ${page}.`}
        maxLength={NOTIFICATION_URL_MAX}
        {...sending.field("url")}
      />
      <div>
        <CheckboxField label="In the app, under the bell" {...watch(sending.tick("in_app"))} />
        <CheckboxField
          label="By email"
          help="Skips people who turned these emails off."
          {...watch(sending.tick("email"))}
        />
      </div>
    </FormModal>
  );
}
