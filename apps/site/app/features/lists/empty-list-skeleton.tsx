import arch from "@devguild/design-system/arch.module.css";
import empty from "@devguild/design-system/empty-state.module.css";

/** Reserves space for the empty state, and makes the page link its style sheets. */
export function EmptyListSkeleton() {
  return (
    <div className={empty["state"]}>
      <span className={arch["arch"]} />
    </div>
  );
}
