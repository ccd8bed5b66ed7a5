import type { ReactNode } from "react";
import classes from "./skeleton.module.css";

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  /** In px; text blocks have 4. */
  radius?: number;
}

/** A grey block in the shape of what is loading. Goes into a `SkeletonRegion`. */
export function Skeleton({ width = "100%", height = 12, radius }: SkeletonProps) {
  return <span className={classes.block} style={{ width, height, borderRadius: radius }} />;
}

/** Contains skeletons: announces the loading state once, and is invisible for the first 150 ms. */
export function SkeletonRegion({
  label = "Loading",
  className,
  children,
}: {
  label?: string;
  /** Lays out the blocks, such as a grid with gaps. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-live="polite" className={classes.region}>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden className={className}>
        {children}
      </div>
    </div>
  );
}
