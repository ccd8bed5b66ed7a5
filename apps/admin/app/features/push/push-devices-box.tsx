import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import { useQuery } from "@tanstack/react-query";

import { Box } from "../developers/box.tsx";
import classes from "./push.module.css";

/** The devices that get push notifications: how many, and through which push services. */
export function PushDevicesBox() {
  const devices = useQuery(api.pushNotifications.devices.options());
  const data = devices.data?.data;
  return (
    <Box title="Subscriptions" beside={data && formatCount(data.devices)}>
      {data ? (
        <ul className={classes.rows}>
          <li>
            <span>{pluralize(data.people, "person", "people")}</span>
            <span className="dim">
              {pluralize(data.phones, "phone")}, {pluralize(data.devices - data.phones, "computer")}
            </span>
          </li>
          <li>
            <span>Added in the last 30 days</span>
            <span className="num dim">{formatCount(data.recent)}</span>
          </li>
          {data.services.map(({ host, devices: own }) => (
            <li key={host}>
              <span>{host}</span>
              <span className="num dim">{formatCount(own)}</span>
            </li>
          ))}
        </ul>
      ) : devices.isLoadingError ? (
        <ErrorState
          title="The subscriptions didn’t load."
          onRetry={() => void devices.refetch()}
          retrying={devices.isFetching}
        />
      ) : (
        <SkeletonRegion label="Loading the subscriptions" className={classes.rows}>
          <Skeleton height={96} radius={6} />
        </SkeletonRegion>
      )}
    </Box>
  );
}
