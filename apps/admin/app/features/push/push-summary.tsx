import { useFrame } from "@devguild/app-shell/app-frame";
import { Button } from "@devguild/design-system/button";
import { Heading } from "@devguild/design-system/heading";
import { Notice } from "@devguild/design-system/notice";
import {
  PUSH_ACTION_LABELS,
  PUSH_ACTIONS,
  PUSH_STATUSES,
  PUSH_TARGET_LABELS,
} from "@devguild/schemas/constants/push-notifications";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { PushEditOptions, PushNotification } from "@devguild/schemas/push-notifications";

import { usePermitted } from "../frame/use-permitted.ts";
import { DeletePush } from "./delete-push.tsx";
import { countDone, formatPushTime, nameZone, toPercent } from "./describe-push.ts";
import { PushPreview } from "./push-preview.tsx";
import { PushState } from "./push-state.tsx";
import classes from "./push.module.css";
import { usePushDecision } from "./use-push-decision.ts";

const { SCHEDULED, QUEUED, SENDING, SENT, FAILED } = PUSH_STATUSES;

type Props = { push: PushNotification; options: PushEditOptions; timeZone: string };

const describeLink = (push: PushNotification, { sessions, partners }: PushEditOptions) => {
  const { action, url, session_id: sessionId, partner_id: partnerId } = push;
  if (action === PUSH_ACTIONS.OPEN_URL) return url;
  const session = sessions.find(({ id }) => id === sessionId);
  const partner = partners.find(({ id }) => id === partnerId);
  return session?.title ?? partner?.name ?? PUSH_ACTION_LABELS[action];
};

const describeTime = (push: PushNotification, timeZone: string) => {
  const at = push.status === SCHEDULED ? push.scheduled_at : push.sent_at;
  return at ? `${formatPushTime(at, timeZone)}, ${nameZone(timeZone)}` : null;
};

function Progress({ push }: { push: PushNotification }) {
  const done = countDone(push);
  return (
    <div className={classes.progress}>
      <progress
        value={done}
        max={Math.max(1, push.recipients_count)}
        aria-label="Devices it was sent to"
      />
      <p aria-live="polite">
        {formatCount(done)} of {pluralize(push.recipients_count, "device")}
      </p>
      {push.problem && <p className={classes.note}>Some are tried again: {push.problem}</p>}
    </div>
  );
}

function Outcome({ push }: { push: PushNotification }) {
  const { delivered_count: delivered, opened_count: opened } = push;
  const figures: [label: string, value: number, note?: string][] = [
    ["Delivered", delivered, "taken by the device’s push service"],
    ["Opened", opened, `${toPercent(opened, delivered)}% of those delivered`],
    ["Expired", push.expired_count, "devices that are gone, now removed"],
    ["Failed", push.failed_count, push.problem ?? undefined],
    ["Unknown", push.unknown_count, "we were interrupted and don’t send twice"],
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(
        ([label, value, note], index) =>
          (index < 3 || value > 0) && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {formatCount(value)}
                {note && <span className={classes.note}>{note}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Actions({ push }: { push: PushNotification }) {
  const permitted = usePermitted("admin.edit-live-events");
  const { change, takeBack } = usePushDecision();
  if (push.status === QUEUED)
    return (
      <div className={classes.actions}>
        <Button
          loading={change.isPending}
          onClick={() => takeBack(push, "Taken back. It’s a draft again.")}
          {...permitted}
        >
          Take back
        </Button>
      </div>
    );
  if (push.status !== SCHEDULED) return null;
  return (
    <>
      <div className={classes.actions}>
        <Button
          loading={change.isPending}
          onClick={() => change.mutate({ push, status: QUEUED })}
          {...permitted}
        >
          Send now
        </Button>
        <Button
          loading={change.isPending}
          onClick={() => takeBack(push, "It’s a draft again, so you can change it.")}
          {...permitted}
        >
          Edit
        </Button>
      </div>
      <DeletePush push={push} />
    </>
  );
}

/** A push notification that can’t be typed into: what it says, to whom and when, and what became of it. */
export function PushSummary({ push, options, timeZone }: Props) {
  const { urls } = useFrame();
  const time = describeTime(push, timeZone);
  const isOver = push.status === SENT || push.status === FAILED;
  return (
    <>
      <section className={classes.form} aria-labelledby="push-title">
        <div className={classes.formHead}>
          <Heading id="push-title" level={2} size="md">
            {push.title || "Untitled"}
          </Heading>
          <PushState push={push} />
        </div>
        {push.status === QUEUED && (
          <Notice>It leaves in a few seconds. Until then, you can take it back.</Notice>
        )}
        {push.status === SENDING && <Progress push={push} />}
        {isOver && <Outcome push={push} />}
        <dl className={classes.facts}>
          <dt>Who gets it</dt>
          <dd>{PUSH_TARGET_LABELS[push.target]}</dd>
          <dt>A click opens</dt>
          <dd>{describeLink(push, options)}</dd>
          {time && (
            <>
              <dt>{push.status === SCHEDULED ? "Goes out" : "Sent"}</dt>
              <dd>{time}</dd>
            </>
          )}
          {push.saved_by && (
            <>
              <dt>Last changed by</dt>
              <dd>{push.saved_by}</dd>
            </>
          )}
        </dl>
        <Actions push={push} />
      </section>
      <PushPreview title={push.title} body={push.body} host={new URL(urls.site).host} />
    </>
  );
}
