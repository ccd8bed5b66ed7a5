import { useElementSize, useIntersection } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { drawPage } from "./draw-page.ts";
import { PdfSkeleton } from "./pdf-skeleton.tsx";
import { type OpenPdf, usePdf } from "./use-pdf.ts";
import classes from "./pdf-viewer.module.css";

export interface PdfPagesProps {
  /** The address of the file, on our own origin. */
  src: string;
  /** What the file is: "CV of Helena Vos". */
  label: string;
  /** Called if the file can't be fetched or isn't a readable PDF. */
  onFail: () => void;
}

type PageProps = OpenPdf & { number: number; width: number };

function Page({ document, ratio, number, width }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { ref, entry } = useIntersection({ rootMargin: "600px" });
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (!isNear || width === 0 || !canvas.current || !text.current) return undefined;
    return drawPage(document, number, width, { canvas: canvas.current, text: text.current });
  }, [isNear, document, number, width]);
  return (
    <section
      ref={ref}
      aria-label={`Page ${number} of ${document.numPages}`}
      className={classes.page}
      style={{ minHeight: width * ratio }}
    >
      <canvas ref={canvas} aria-hidden />
      <div ref={text} className={classes.text} />
    </section>
  );
}

/** The pages of a PDF below each other; those far from view are not drawn. */
export default function PdfPages({ src, label, onFail }: PdfPagesProps) {
  const pdf = usePdf(src, onFail);
  const { ref, width } = useElementSize();
  if (!pdf) return <PdfSkeleton />;
  return (
    <article ref={ref} aria-label={label} className={classes.pages}>
      {Array.from({ length: pdf.document.numPages }, (_, index) => (
        <Page key={index} number={index + 1} width={Math.floor(width)} {...pdf} />
      ))}
    </article>
  );
}
