import { type ComponentType, lazy, type LazyExoticComponent } from "react";

import classes from "./lazy-component.module.css";

/** Stands where a part of a page could not be loaded. */
export function ChunkError() {
  return (
    <p className={classes.note}>
      A part of this page did not load.{" "}
      <button type="button" className={classes.again} onClick={() => location.reload()}>
        Load the page again
      </button>
    </p>
  );
}

const Nothing = () => null;

type Options = {
  /** Nobody misses it: where it does not load there is nothing. */
  isOptional?: boolean;
};

/**
 * A component whose code comes later. Where it does not come, because the connection is gone or a newer
 * version has taken its place, the page around it goes on; React's own `lazy` would tear it down.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isOptional = false }: Options = {},
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: isOptional ? Nothing : ChunkError })));
