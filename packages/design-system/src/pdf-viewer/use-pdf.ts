import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- Vite gives the address of the file.
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useEffectEvent, useState } from "react";

GlobalWorkerOptions.workerSrc = workerUrl;

export type OpenPdf = {
  document: PDFDocumentProxy;
  /** Height by width of the first page, which those not read yet are taken to have. */
  ratio: number;
};

/** Opens a PDF in a worker while it is shown; null until it is open. */
export const usePdf = (src: string, onFail: () => void): OpenPdf | null => {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isShown = true;
    // Its WebAssembly would need a policy that allows to compile code.
    const loading = getDocument({ url: src, useWasm: false, enableXfa: false });
    const open = async () => {
      const document = await loading.promise;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (isShown) setPdf({ document, ratio: height / width });
    };
    open().catch(() => isShown && fail());
    return () => {
      isShown = false;
      void loading.destroy();
    };
  }, [src]);
  return pdf;
};
