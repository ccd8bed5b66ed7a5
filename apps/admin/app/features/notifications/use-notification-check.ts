import { api } from "@devguild/api-client/browser-api";
import type {
  NotificationAudience,
  NotificationChannel,
} from "@devguild/schemas/constants/notifications";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

// Who gets it depends on the channels; the server needs some text for an answer.
const ANY_TEXT = "-";

/** Checks who would get a notification by some channels; undefined until it is known. */
export const useNotificationCheck = (
  audience: NotificationAudience,
  userIds: readonly number[],
  channels: readonly NotificationChannel[],
) =>
  useQuery({
    queryKey: [...api.adminNotifications.check.key, audience, userIds, channels],
    queryFn: () =>
      api.adminNotifications.check.call({
        body: {
          audience,
          user_ids: [...userIds],
          title: ANY_TEXT,
          body: ANY_TEXT,
          channels: [...channels],
        },
      }),
    enabled: channels.length > 0,
    placeholderData: keepPreviousData,
    // Settings may have changed since the dialog was last open.
    staleTime: 0,
  }).data?.data;
