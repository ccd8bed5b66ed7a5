import { type PDFDocumentProxy, TextLayer } from "pdfjs-dist";

// Above it, a canvas costs memory without looking sharper.
const MAX_PIXEL_RATIO = 2;

type Layers = { canvas: HTMLCanvasElement; text: HTMLElement };

/**
 * Draws a page at a width, in px, with its text as transparent elements above it. Returns a function
 * that stops drawing.
 */
export const drawPage = (
  document: PDFDocumentProxy,
  number: number,
  width: number,
  { canvas, text }: Layers,
): (() => void) => {
  let stop: () => void = () => undefined;
  let isStopped = false;
  const draw = async () => {
    const page = await document.getPage(number);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const pixels = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    const viewport = page.getViewport({ scale: scale * pixels });
    if (isStopped) return;
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const drawing = page.render({ canvas, viewport });
    text.replaceChildren();
    text.style.setProperty("--total-scale-factor", String(scale));
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: text,
      viewport: page.getViewport({ scale }),
    });
    stop = () => {
      drawing.cancel();
      layer.cancel();
    };
    await Promise.all([drawing.promise, layer.render()]);
  };
  // A page that can't be drawn stays white; the others, and the download, still work.
  draw().catch(() => undefined);
  return () => {
    isStopped = true;
    stop();
  };
};
