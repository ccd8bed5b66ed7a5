import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { createContext, type ReactNode, use, useEffect, useId, useState } from "react";
import { useBlocker } from "react-router";

type Report = (form: string, isUnsaved: boolean) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/** Tells the page that a form holds something that is not saved, for as long as it is in view. */
export const useUnsaved = (isUnsaved: boolean) => {
  const report = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
};

/** Asks whoever leaves the page while one of its forms holds something unsaved. */
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
  const isUnsaved = unsaved.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return (
    <UnsavedContext value={report}>
      {children}
      {blocker.state === "blocked" && (
        <Modal
          opened
          onClose={() => blocker.reset()}
          title="Leave without saving?"
          footer={
            <>
              <Button variant="subtle" onClick={() => blocker.proceed()}>
                Discard changes
              </Button>
              <Button variant="primary" onClick={() => blocker.reset()}>
                Stay here
              </Button>
            </>
          }
        >
          <p>Your unsaved changes will be lost.</p>
        </Modal>
      )}
    </UnsavedContext>
  );
}
