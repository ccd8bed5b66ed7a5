import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import classes from "./pdf-viewer.module.css";

/** Takes the place of the first page while a document loads. */
export function PdfSkeleton() {
  return (
    <SkeletonRegion label="Loading the document" className={classes.pages}>
      <Skeleton height="auto" radius={6} />
    </SkeletonRegion>
  );
}
