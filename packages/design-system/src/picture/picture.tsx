import { type ComponentPropsWithoutRef, type ReactNode, useState } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./picture.module.css";

export interface PictureProps extends Omit<ComponentPropsWithoutRef<"img">, "src" | "onError"> {
  src: string | null | undefined;
  /** Stands where there is no picture, or its file is gone. Without scripts only its text does. */
  fallback: ReactNode;
}

/**
 * A picture, or what stands in for it: never the browser's sign for a broken one. The box around it is
 * positioned, has its size and clips.
 */
export function Picture({ src, fallback, className, alt = "", ...rest }: PictureProps) {
  const [gone, setGone] = useState<string>();
  if (!src || gone === src) return fallback;
  const fail = () => setGone(src);
  return (
    <img
      loading="lazy"
      {...rest}
      className={classNames(classes.picture, className)}
      alt={alt}
      src={src}
      data-text={typeof fallback === "string" ? fallback : alt}
      onError={fail}
      // It may have failed before React heard of errors. A drawing without a size has no width either, but decodes.
      ref={(img) => {
        if (img?.complete && !img.naturalWidth) img.decode().catch(fail);
      }}
    />
  );
}
