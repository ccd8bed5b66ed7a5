import { formatCount } from "@devguild/schemas/formats";
import { IconCheck, IconPlus, IconX } from "@tabler/icons-react";
import type { ComponentProps, ElementType, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import classes from "./filter-chip.module.css";

interface ChipContent {
  /** The kind of filter, lighter before its value: "Skill". */
  kind?: string | undefined;
  children: ReactNode;
  /** How many results it would have. */
  count?: number | undefined;
  /** 26 px instead of 32. */
  small?: boolean | undefined;
}

function Content({ kind, children, count }: ChipContent) {
  return (
    <>
      {kind && <span className={classes.kind}>{kind}</span>}
      {children}
      {count !== undefined && <span className="num">{formatCount(count)}</span>}
    </>
  );
}

export interface FilterChipProps extends ChipContent {
  /** Removes the filter. */
  onRemove: () => void;
  /** Coloured, as above a list; plain where removing filters is a suggestion ("nothing found"). */
  on?: boolean;
}

/** An active filter; pressing it removes it. */
export function FilterChip({ onRemove, on = false, small, ...content }: FilterChipProps) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className={classNames(classes.chip, on && classes.on, small && classes.small)}
    >
      <span className="visually-hidden">Remove filter </span>
      <Content {...content} />
      <IconX size={14} stroke={2} aria-hidden />
    </button>
  );
}

export interface FilterChipLinkProps extends ChipContent {
  /** The URL without the filter. */
  to: string;
  linkComponent?: ElementType | undefined;
}

/** An active filter, removed with a link: also before hydration and without scripts. */
export function FilterChipLink({ to, small, linkComponent, ...content }: FilterChipLinkProps) {
  return (
    <Link
      to={to}
      linkComponent={linkComponent}
      className={classNames(classes.chip, classes.on, small && classes.small)}
    >
      <span className="visually-hidden">Remove filter </span>
      <Content {...content} />
      <IconX size={14} stroke={2} aria-hidden />
    </Link>
  );
}

export interface ToggleChipProps extends ChipContent {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/** An option to switch on or off: seniorities or skills in a drawer of filters. */
export function ToggleChip({ pressed, onChange, small, ...content }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className={classNames(classes.chip, pressed && classes.on, small && classes.small)}
    >
      {pressed && <IconCheck size={14} stroke={2} aria-hidden />}
      <Content {...content} />
    </button>
  );
}

export interface AddFilterChipProps extends Omit<ComponentProps<"button">, "type" | "className"> {
  /** The name of an inactive filter. */
  children: ReactNode;
}

/** Offers a filter: "+ Status". Use it as the trigger of a `Menu`, or with `onClick`. */
export function AddFilterChip({ children, ...button }: AddFilterChipProps) {
  return (
    <button {...button} type="button" className={classes.chip}>
      <IconPlus size={14} stroke={2} aria-hidden />
      {children}
    </button>
  );
}
