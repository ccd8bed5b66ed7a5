import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Picture } from "../picture/picture.tsx";
import { drawCover } from "./cover-geometry.ts";
import classes from "./cover-art.module.css";

export interface CoverArtProps {
  /** Used to draw a cover if there is no picture. */
  title: string;
  src?: string | null | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Alternative text; empty if the title is beside it. */
  alt?: string;
  /** 16:9 for videos, 16:10 for articles, 16:7 above a company or an article, 3:1 on wide pages. */
  ratio?: "wide" | "photo" | "banner" | "masthead";
  /** Without rounded corners, for cards that have their own. */
  square?: boolean;
  /** Whether it is the largest picture of the first screen, which loads first. */
  priority?: boolean;
  /** Selects another drawing for the same title. */
  variant?: number;
  /** Shown on the picture: a duration, a play button. */
  children?: ReactNode;
}

function Drawing({ title, variant }: { title: string; variant: number | undefined }) {
  const cover = drawCover(title, variant);
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect width="320" height="200" style={{ fill: `var(--${cover.ground})` }} />
      {cover.shapes.map((shape) => (
        <path
          key={shape.d}
          d={shape.d}
          style={{
            fill: shape.fill ? `var(--${shape.fill})` : "none",
            stroke: shape.stroke && `var(--${shape.stroke})`,
          }}
          strokeWidth={shape.strokeWidth}
        />
      ))}
    </svg>
  );
}

/** A picture with reserved space; without a file, it is drawn from the title. */
export function CoverArt({
  title,
  src,
  srcSet,
  sizes,
  alt = "",
  ratio = "photo",
  square = false,
  priority = false,
  variant,
  children,
}: CoverArtProps) {
  return (
    <span className={classNames(classes.cover, classes[ratio], square && classes.square)}>
      <Picture
        className={classes.picture}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        fallback={<Drawing title={title} variant={variant} />}
      />
      {children}
    </span>
  );
}
