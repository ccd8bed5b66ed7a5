import "@mantine/core/styles/Tooltip.layer.css";
import { Tooltip as MantineTooltip } from "@mantine/core";
import type { ReactElement } from "react";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import classes from "./tooltip.module.css";

export interface TooltipProps {
  label: string;
  /** A focusable element that takes a ref. */
  children: ReactElement;
}

/** A hint on hover and focus; never the only place for essential information. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <MantineScope>
      <MantineTooltip
        label={label}
        classNames={{ tooltip: classes.tooltip ?? "" }}
        events={{ hover: true, focus: true, touch: false }}
        openDelay={400}
        offset={6}
      >
        {children}
      </MantineTooltip>
    </MantineScope>
  );
}
