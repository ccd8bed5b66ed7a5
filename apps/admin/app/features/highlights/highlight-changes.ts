import type { AdminHighlight } from "@devguild/schemas/highlights";

import type { ListChanges } from "../lists/list-changes.ts";

/** What can be done to several highlights at once. */
export const HIGHLIGHT_CHANGES: ListChanges<AdminHighlight> = {
  list: "highlights",
  permission: "admin.edit-highlights",
  noun: ["highlight", "highlights"],
  all: [
    {
      action: "highlights.deactivate",
      label: "Make inactive",
      confirmLabel: (counted) => `Make ${counted} inactive`,
      consequence: "They’re no longer shown. The next active highlight of a category takes over.",
      canChange: ({ active }) => active,
      none: "These highlights are inactive already.",
    },
    {
      action: "highlights.activate",
      label: "Make active",
      confirmLabel: (counted) => `Make ${counted} active`,
      consequence: "They’re shown again, each in its turn and between its dates.",
      canChange: ({ active }) => !active,
      none: "These highlights are active already.",
    },
  ],
};
