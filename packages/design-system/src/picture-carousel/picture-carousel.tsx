import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { CoverArt } from "../cover-art/cover-art.tsx";
import classes from "./picture-carousel.module.css";

export interface PictureCarouselProps {
  /** The subject of the pictures; their accessible name. */
  title: string;
  pictures: readonly { url: string; alt: string }[];
  /** Whether the first picture is visible on load. */
  priority?: boolean;
  /** Called with the new picture's number, from 1. */
  onTurn?: ((picture: number) => void) | undefined;
}

/** Pictures one at a time: with buttons, by swiping, and by scrolling without scripts. */
export function PictureCarousel({ title, pictures, priority, onTurn }: PictureCarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [first] = pictures;
  if (!first) return null;
  if (pictures.length === 1)
    return <CoverArt title={title} src={first.url} alt={first.alt} priority={priority ?? false} />;

  const turn = (to: number) => {
    const width = list.current?.clientWidth ?? 0;
    list.current?.scrollTo({ left: to * width });
  };
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    const next = Math.round(scrollLeft / clientWidth);
    if (next === at) return;
    setAt(next);
    onTurn?.(next + 1);
  };
  return (
    <section className={classes.carousel} aria-label={`Pictures: ${title}`}>
      <ul ref={list} className={classes.list} onScroll={settle}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url} className={classes.picture}>
            <CoverArt
              title={title}
              src={url}
              alt={alt}
              square
              priority={(priority ?? false) && index === 0}
            />
          </li>
        ))}
      </ul>
      <p className={`num ${classes.count}`} aria-live="polite">
        <span className="visually-hidden">Picture </span>
        {at + 1} / {pictures.length}
      </p>
      {/* Not `disabled` at the ends, because the one that was pressed last would lose the focus. */}
      <div className={classes.buttons}>
        <button
          type="button"
          className={classes.button}
          aria-label="Previous picture"
          aria-disabled={at === 0}
          onClick={() => turn(at - 1)}
        >
          <IconChevronLeft size={18} stroke={2} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.button}
          aria-label="Next picture"
          aria-disabled={at === pictures.length - 1}
          onClick={() => turn(at + 1)}
        >
          <IconChevronRight size={18} stroke={2} aria-hidden />
        </button>
      </div>
    </section>
  );
}
