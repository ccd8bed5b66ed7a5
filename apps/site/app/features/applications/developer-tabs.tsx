import { Tabs } from "@devguild/design-system/tabs";
import { localized } from "@devguild/session/redirects";

import { applicationsPath } from "./application-list.ts";

type Props = {
  current: string;
  counts?: { current: number; saved: number; archived: number };
};

/** What a developer has applied to and saved; the pages share these tabs. */
export function DeveloperTabs({ current, counts }: Props) {
  return (
    <Tabs
      label="Applications and saved jobs"
      tabs={[
        { to: applicationsPath({}), label: "Applications", count: counts?.current },
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
