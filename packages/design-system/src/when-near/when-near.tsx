import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";

/** How far below the window a part may be for its code to load: one screen. */
const MARGIN = "100% 0px";

type Props = {
  /** Reserves the space of the children. */
  className?: string;
  children: ReactNode;
};

/**
 * Renders its children when they are about to be scrolled into view, and not before: a form at the end of a
 * page would keep a slow phone busy while its top is being used.
 */
export function WhenNear({ className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  // Mounting everything at once would block a slow phone; deferred rendering can be interrupted.
  return (
    <div ref={box} className={className}>
      {useDeferredValue(isNear) && <Suspense>{children}</Suspense>}
    </div>
  );
}
