import { Tabs } from "@devguild/design-system/tabs";
import { localized } from "@devguild/session/redirects";

import { MESSAGES_PATH } from "../developer-messages/message-addresses.ts";
import { applicationsPath } from "./application-list.ts";

type Props = {
  current: string;
  counts?: { current: number; unread: number; saved: number; archived: number };
};

/**
 * What a developer has applied to, was written and has saved; the pages share these tabs. Of messages only the
 * unread ones are counted.
 */
export function DeveloperTabs({ current, counts }: Props) {
  return (
    <Tabs
      label="Applications, messages and saved jobs"
      tabs={[
        { to: applicationsPath({}), label: "Applications", count: counts?.current },
        { to: MESSAGES_PATH, label: "Messages", count: counts?.unread || undefined },
        { to: localized("/saved-jobs"), label: "Saved jobs", count: counts?.saved },
        { to: localized("/saved-searches"), label: "Saved searches" },
        {
          to: applicationsPath({ show: "archived" }),
          label: "Archived",
          count: counts?.archived,
        },
      ]}
      current={current}
    />
  );
}
