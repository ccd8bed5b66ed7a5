import { ConferencePage } from "@devguild/design-system/conference-page";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import type {
  EventMenuItem,
  HomepageContent,
  HomepageItems,
} from "@devguild/schemas/event-homepages";
import type { AdminEvent } from "@devguild/schemas/events";
import { useEffect, useRef, useState } from "react";

import classes from "./homepage-editor.module.css";

const WIDTHS = { desktop: 1280, tablet: 768, phone: 390 } as const;
type Device = keyof typeof WIDTHS;

type Props = {
  event: AdminEvent;
  /** With the changes that aren't public. */
  content: HomepageContent;
  /** What visitors see; null while the page isn't published. */
  live: HomepageContent | null;
  menu: readonly EventMenuItem[];
  items: HomepageItems;
  /** The index of the section that is open beside it. */
  selected: number | null;
  onSelect: (section: number | null) => void;
};

/** Returns the width that an element has on the screen. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};

/** The page as visitors would see it on a desktop, a tablet or a phone; a click on a part opens its fields. */
export function HomepagePreview({ event, content, live, menu, items, selected, onSelect }: Props) {
  const { ref, width } = useWidth();
  const [device, setDevice] = useState<Device>("desktop");
  const [version, setVersion] = useState<"changed" | "live">("changed");
  const shown = version === "live" && live ? live : content;
  const scale = width === 0 ? 1 : Math.min(1, width / WIDTHS[device]);
  const selectAt = (y: number) => {
    const parts = [...(ref.current?.querySelectorAll("[data-section]") ?? [])];
    const part = parts.find((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top <= y && y < bottom;
    });
    const index = Number(part?.getAttribute("data-section"));
    onSelect(part && Number.isInteger(index) ? index : null);
  };
  return (
    <div className={classes.preview}>
      <div className={classes.switches}>
        <SegmentedControl
          label="Screen"
          value={device}
          onChange={setDevice}
          options={[
            { value: "desktop", label: "Desktop" },
            { value: "tablet", label: "Tablet" },
            { value: "phone", label: "Phone" },
          ]}
        />
        {live && (
          <SegmentedControl
            label="Version"
            value={version}
            onChange={setVersion}
            options={[
              { value: "changed", label: "With changes" },
              { value: "live", label: "Live now" },
            ]}
          />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <section className={classes.frame} aria-label="Preview" tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for the pointer: the list of sections does the same with the keyboard */}
        <div ref={ref} onClick={({ clientY }) => selectAt(clientY)}>
          <div inert className={classes.scaled} style={{ width: WIDTHS[device], zoom: scale }}>
            <ConferencePage
              page={{
                event,
                homepage: shown,
                menu: menu.filter(({ visible }) => visible),
                items,
              }}
              calendarHref="#"
              selected={shown === content ? selected : null}
            />
          </div>
        </div>
      </section>
    </div>
  );
}
