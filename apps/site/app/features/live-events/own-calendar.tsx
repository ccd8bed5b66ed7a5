import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { TextField } from "@devguild/design-system/text-field";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import classes from "./own-calendar.module.css";

/** The user's personal event calendar. Its address is shown only once, when it is created. */
export function OwnCalendar() {
  const queries = useQueryClient();
  const { feed, renewFeed, endFeed } = api.liveRegistrations;
  const { data } = useQuery(feed.options());
  const onSuccess = () => queries.invalidateQueries({ queryKey: feed.key });
  const creating = useMutation({ mutationFn: () => renewFeed.call({}), onSuccess });
  const ending = useMutation({
    mutationFn: () => endFeed.call({}),
    onSuccess: () => {
      creating.reset();
      return onSuccess();
    },
  });
  if (!data) return null;
  const exists = data.data.created_at !== null;
  const url = creating.data?.data.url;
  const error = creating.error ?? ending.error;
  return (
    <div className={classes.calendar}>
      <p className={classes.text}>
        {exists
          ? "Your calendar app can subscribe to these events. A new link replaces the old one."
          : "Subscribe in your calendar app."}
      </p>
      <div className={classes.actions}>
        <Button size="sm" loading={creating.isPending} onClick={() => creating.mutate()}>
          {exists ? "Get a new link" : "Get calendar link"}
        </Button>
        {exists && (
          <Button
            size="sm"
            variant="subtle"
            loading={ending.isPending}
            onClick={() => ending.mutate()}
          >
            Turn off
          </Button>
        )}
      </div>
      {url && (
        <TextField
          label="Your calendar link"
          help="Copy it into your calendar now: we only show it once. Anyone with the link can see your events."
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {error && <FormError>{failureText(error)}</FormError>}
    </div>
  );
}
