import { Suspense } from "react";
import { lazyComponent } from "../lazy-component/lazy-component.tsx";
import type { PdfPagesProps } from "./pdf-pages.tsx";
import { PdfSkeleton } from "./pdf-skeleton.tsx";

// The reader is our largest dependency.
const PdfPages = lazyComponent(() => import("./pdf-pages.tsx"));

export interface PdfViewerProps extends Omit<PdfPagesProps, "src"> {
  /** The address of the file, on our own origin; null while it is being found. */
  src: string | null;
}

/**
 * The pages of a PDF, drawn here instead of by the browser's plugin: its scripts, forms and links do
 * nothing, and its text can be selected and read aloud.
 */
export function PdfViewer({ src, ...rest }: PdfViewerProps) {
  return (
    <Suspense fallback={<PdfSkeleton />}>
      {src === null ? <PdfSkeleton /> : <PdfPages key={src} src={src} {...rest} />}
    </Suspense>
  );
}
