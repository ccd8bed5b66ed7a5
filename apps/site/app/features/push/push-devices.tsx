import { failureText } from "@devguild/api-client/failure-text";
import { Badge } from "@devguild/design-system/badge";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { FormError } from "@devguild/design-system/form-error";
import { RelativeTime } from "@devguild/design-system/relative-time";
import type { PushSubscription } from "@devguild/schemas/push-subscriptions";

import classes from "../account/account-section.module.css";
import { describeLocation } from "../account/describe-location.ts";
import { LocalTime } from "../account/local-time.tsx";
import { PushSupportNote } from "./push-support-note.tsx";
import { usePushDevices } from "./use-push-devices.ts";
import { usePushSupport } from "./use-push-support.ts";

type RowProps = { device: PushSubscription; isRemoving: boolean; onRemove: () => void };

function DeviceRow({ device, isRemoving, onRemove }: RowProps) {
  const name = describeLocation({ ...device, address: null });
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        {name}
        <small className={classes.quiet}>
          on since <LocalTime at={device.created_at} />
          {device.last_delivered_at && (
            <>
              , last notification <RelativeTime date={device.last_delivered_at} />
            </>
          )}
        </small>
      </span>
      <span className={classes.actions}>
        {device.current && <Badge tone="ok">This device</Badge>}
        <Button size="sm" aria-label={`Turn off: ${name}`} loading={isRemoving} onClick={onRemove}>
          Turn off
        </Button>
      </span>
    </li>
  );
}

/** The devices that someone gets push notifications on; this one is added after saying what will come. */
export function PushDevices() {
  const support = usePushSupport();
  const { devices, turnOn, turnOff } = usePushDevices();
  if (devices.isError)
    return (
      <ErrorState
        title="We couldn’t load your devices."
        onRetry={() => void devices.refetch()}
        retrying={devices.isFetching}
      />
    );
  const list = devices.data?.data ?? [];
  const isOn = list.some(({ current }) => current);
  const error = turnOn.error ?? turnOff.error;
  return (
    <div className={classes.section}>
      {list.length > 0 && (
        <ul className={classes.rows} aria-label="Devices with notifications">
          {list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isRemoving={turnOff.isPending && turnOff.variables.id === device.id}
              onRemove={() => turnOff.mutate(device)}
            />
          ))}
        </ul>
      )}
      <PushSupportNote support={support} className={classes.quiet} />
      {support === "ready" && !isOn && (
        <div>
          <Button loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
            Turn on for this device
          </Button>
        </div>
      )}
      {error && <FormError>{failureText(error)}</FormError>}
    </div>
  );
}
