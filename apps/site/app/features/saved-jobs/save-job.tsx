import { useCurrentUser } from "@devguild/frame/app-frame";
import { useIsLive } from "@devguild/frame/use-is-live";
import { lazy, Suspense } from "react";

const SaveJobButton = lazy(() => import("./save-job-button.tsx"));

/** The place of the button that saves a job: kept for developers, nothing for anybody else. */
export function SaveJob({ job }: { job: { id: number; title: string } }) {
  const isLive = useIsLive();
  const user = useCurrentUser();
  if (user?.account_type !== "developer") return null;
  const place = <span style={{ display: "inline-block", width: 32, height: 32 }} />;
  return isLive ? (
    <Suspense fallback={place}>
      <SaveJobButton job={job} />
    </Suspense>
  ) : (
    place
  );
}
