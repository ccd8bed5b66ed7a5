import arch from "@devguild/design-system/arch.module.css";
import empty from "@devguild/design-system/empty-state.module.css";

/** Keeps the place of what says that a list is empty, and has its sheets linked with the page. */
export function EmptyListSkeleton() {
  return (
    <div className={empty["state"]}>
      <span className={arch["arch"]} />
    </div>
  );
}
