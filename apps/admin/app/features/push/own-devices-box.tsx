import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useFrame } from "@devguild/app-shell/app-frame";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { PUSH_BODY_MAX, PUSH_TITLE_MAX } from "@devguild/schemas/constants/push-notifications";
import { pluralize } from "@devguild/schemas/formats";
import type { PushSubscription } from "@devguild/schemas/push-subscriptions";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { Box } from "../developers/box.tsx";
import { OWN_DEVICES_PATH } from "./push-addresses.ts";
import classes from "./push.module.css";

const INITIAL = { title: "Hello from the back office", body: "Push notifications work here." };

const nameDevice = ({ browser, system }: PushSubscription) =>
  [browser ?? "A browser", system].filter(Boolean).join(" on ");

function TestForm() {
  const toasts = useToast();
  const queries = useQueryClient();
  const form = useApiForm(api.pushNotifications.sendToSelf, {
    initialValues: INITIAL,
    toInput: (body) => ({ body }),
    onSuccess: ({ data }) => {
      void queries.invalidateQueries({ queryKey: api.pushSubscriptions.list.key });
      toasts.show(
        data.delivered > 0
          ? { tone: "ok", text: `Sent to ${pluralize(data.delivered, "device")} of yours` }
          : { tone: "bad", text: "None of your devices could be reached." },
      );
    },
  });
  return (
    <ApiForm form={form} className={classes.fields}>
      <TextField label="Title" maxLength={PUSH_TITLE_MAX} {...form.field("title")} />
      <TextArea label="Text" rows={2} limit={PUSH_BODY_MAX} {...form.field("body")} />
      <div className={classes.actions}>
        <Button type="submit" loading={form.isPending}>
          Send to my devices
        </Button>
      </div>
    </ApiForm>
  );
}

/** One's own devices with a test to them; without any, how to turn push notifications on. */
export function OwnDevicesBox() {
  const { urls } = useFrame();
  const devices = useQuery(api.pushSubscriptions.list.options());
  const rows = devices.data?.data;
  const profile = `${urls.site}${OWN_DEVICES_PATH}`;
  return (
    <Box
      title="Your devices"
      beside={rows?.length}
      end={rows && rows.length > 0 && <TextLink to={profile}>Manage</TextLink>}
    >
      {!rows && devices.isLoadingError && (
        <ErrorState
          title="Your devices didn’t load."
          onRetry={() => void devices.refetch()}
          retrying={devices.isFetching}
        />
      )}
      {!rows && !devices.isLoadingError && (
        <SkeletonRegion label="Loading your devices" className={classes.rows}>
          <Skeleton height={64} radius={6} />
        </SkeletonRegion>
      )}
      {rows?.length === 0 && (
        <p className={classes.empty}>
          None of your browsers gets push notifications yet.{" "}
          <TextLink to={profile}>Turn them on in your profile</TextLink> on the site, where you’re
          logged in with the same account, then send yourself a test here.
        </p>
      )}
      {rows && rows.length > 0 && (
        <>
          <ul className={classes.rows}>
            {rows.map((device) => (
              <li key={device.id}>
                <span>{nameDevice(device)}</span>
                <span className="dim">
                  {device.last_delivered_at ? (
                    <>
                      Last sent <RelativeTime date={device.last_delivered_at} />
                    </>
                  ) : (
                    "Nothing sent yet"
                  )}
                </span>
              </li>
            ))}
          </ul>
          <TestForm />
        </>
      )}
    </Box>
  );
}
