import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./skeleton.module.css";

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  /** In px; text blocks have 4. */
  radius?: number;
}

/** One grey block in the shape of what will come. Stands in a `SkeletonRegion`. */
export function Skeleton({ width = "100%", height = 12, radius }: SkeletonProps) {
  return <span className={classes.block} style={{ width, height, borderRadius: radius }} />;
}

/** Holds the blocks: says once that something loads and stays unseen for the first 150 ms. */
export function SkeletonRegion({
  label = "Loading",
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-live="polite" className={classNames(classes.region, className)}>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
