import { readAddress } from "@devguild/session/addresses";

import { useViews } from "../lists/use-list-views.ts";
import { AUDIT_LOG, type AuditLogView, writeLogView } from "./audit-log-address.ts";

const read = (query: string) => readAddress(AUDIT_LOG, new URLSearchParams(query));

type Log = {
  state: AuditLogView;
  getHref: (change: Partial<AuditLogView>) => string;
  go: (change: Partial<AuditLogView>, how: { replace: boolean }) => void;
};

/** Returns the saved views of the audit log. */
export const useLogViews = ({ state, getHref, go }: Log) =>
  useViews("audit-log", {
    query: writeLogView(state),
    viewId: state.view,
    clean: (query) => writeLogView(read(query)),
    getViewHref: (query, view) => getHref({ ...read(query), view }),
    start: (id) => go({ view: id }, { replace: true }),
  });
