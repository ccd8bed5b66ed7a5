import { NotificationItem } from "@devguild/app-shell/notification-item";
import { Heading, type HeadingLevel } from "@devguild/design-system/heading";
import { useNow } from "@devguild/design-system/relative-time";

import classes from "./notifications.module.css";

const ignore = () => {};

type Props = {
  heading?: string;
  headingLevel?: HeadingLevel;
  title: string;
  body: string;
};

/** What a notification looks like in the list of whoever gets it. */
export function NotificationPreview({ heading = "Preview", headingLevel = 3, title, body }: Props) {
  const now = useNow();
  return (
    <section className={classes.part} aria-labelledby="notification-preview">
      <Heading id="notification-preview" level={headingLevel} size="sm">
        {heading}
      </Heading>
      <div className={classes.preview} inert>
        <NotificationItem
          notification={{
            id: 1,
            kind: "team",
            title: title || "Title",
            body: body || "Text",
            url: null,
            read_at: null,
            created_at: now.toISOString(),
          }}
          onOpen={ignore}
          onRead={ignore}
        />
      </div>
    </section>
  );
}
