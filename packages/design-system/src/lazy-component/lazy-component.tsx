import { type ComponentType, lazy, type LazyExoticComponent } from "react";

import classes from "./lazy-component.module.css";

/** Replaces a part of a page that failed to load. */
export function ChunkError() {
  return (
    <p className={classes.note}>
      Part of this page didn’t load.{" "}
      <button type="button" className={classes.again} onClick={() => location.reload()}>
        Reload page
      </button>
    </p>
  );
}

const Nothing = () => null;

type Options = {
  /** Renders nothing if it fails to load. */
  isOptional?: boolean;
};

/**
 * A lazily loaded component. If loading fails, because the connection is lost or a new version was
 * deployed, the rest of the page keeps working; with React's own `lazy`, it would crash.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isOptional = false }: Options = {},
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: isOptional ? Nothing : ChunkError })));
