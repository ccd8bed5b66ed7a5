import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Picture } from "../picture/picture.tsx";
import { drawCover } from "./cover-geometry.ts";
import classes from "./cover-art.module.css";

export interface CoverArtProps {
  /** Draws the picture where there is none. */
  title: string;
  src?: string | null | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** What the picture shows; empty where the title stands beside it. */
  alt?: string;
  /** 16:9 for videos, 16:10 for articles, 16:7 above a company, 3:1 across a page where it is wide. */
  ratio?: "wide" | "photo" | "banner" | "masthead";
  /** Without rounded corners, within a card that has its own. */
  square?: boolean;
  /** The largest picture of the first screen: loaded first. */
  priority?: boolean;
  /** Another drawing for the same title. */
  variant?: number;
  /** Lies on the picture: a length, a play button. */
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

/** A picture whose room is kept free, drawn from its title where nobody gave one. */
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
