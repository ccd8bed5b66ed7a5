import { type ComponentPropsWithoutRef, type ReactNode, useState } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./picture.module.css";

export interface PictureProps extends Omit<ComponentPropsWithoutRef<"img">, "src" | "onError"> {
  src: string | null | undefined;
  /** Shown if there is no picture, or if it fails to load. Without scripts, only its text is. */
  fallback: ReactNode;
}

/**
 * A picture or its fallback, never the browser's broken-image icon. The box around it is positioned
 * and sized, and clips its content.
 */
export function Picture({ src, fallback, className, alt = "", ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || failedSrc === src) return fallback;
  const fail = () => setFailedSrc(src);
  return (
    <img
      loading="lazy"
      {...rest}
      className={classNames(classes.picture, className)}
      alt={alt}
      src={src}
      data-text={typeof fallback === "string" ? fallback : alt}
      onError={fail}
      // It may have failed before hydration. An SVG without a size has no width either, but
      // decodes.
      ref={(img) => {
        if (img?.complete && !img.naturalWidth) img.decode().catch(fail);
      }}
    />
  );
}
