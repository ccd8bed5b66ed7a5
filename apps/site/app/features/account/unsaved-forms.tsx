import { LeaveUnsaved } from "@devguild/app-shell/leave-unsaved";
import { createContext, type ReactNode, use, useEffect, useId, useState } from "react";

type Report = (form: string, isUnsaved: boolean) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/** Reports to the page whether a form has unsaved changes while it is mounted. */
export const useUnsaved = (isUnsaved: boolean) => {
  const report = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
};

/**
 * Asks before the user goes to another page while a form has unsaved changes. A reload or a closed tab needs no question:
 * the forms store drafts.
 */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  // The state's setter never changes, so forms report only what changed with them.
  const [report] = useState<Report>(
    () => (form: string, isUnsaved: boolean) =>
      setUnsaved((before) => {
        if (before.includes(form) === isUnsaved) return before;
        return isUnsaved ? [...before, form] : before.filter((each) => each !== form);
      }),
  );
  return (
    <UnsavedContext value={report}>
      {children}
      <LeaveUnsaved asks={unsaved.length > 0} />
    </UnsavedContext>
  );
}
