import { ClientOnly } from "@devguild/design-system/client-only";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { useCurrentUser } from "@devguild/session/use-current-user";

const SaveJobButton = lazyComponent(() => import("./save-job-button.tsx"));

/** The lazy save button with its space reserved; renders nothing unless the user is a developer. */
export function SaveJob({ job }: { job: { id: number; title: string } }) {
  const user = useCurrentUser();
  if (user?.account_type !== "developer") return null;
  return (
    <ClientOnly
      fallback={
        <span
          style={{ display: "block", width: "var(--control-sm)", height: "var(--control-sm)" }}
        />
      }
    >
      <SaveJobButton job={job} />
    </ClientOnly>
  );
}
