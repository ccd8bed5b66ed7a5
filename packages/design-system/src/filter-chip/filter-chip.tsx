import { IconCheck, IconPlus, IconX } from "@tabler/icons-react";
import type { ComponentProps, ElementType, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import classes from "./filter-chip.module.css";

interface ChipContent {
  /** What sort of filter it is, lighter before its value: "Skill". */
  kind?: string | undefined;
  children: ReactNode;
  /** How many the press would bring. */
  count?: number | undefined;
  /** 26 px instead of 32. */
  small?: boolean | undefined;
}

function Content({ kind, children, count }: ChipContent) {
  return (
    <>
      {kind && <span className={classes.kind}>{kind}</span>}
      {children}
      {count !== undefined && <span className={classNames("num", classes.count)}>{count}</span>}
    </>
  );
}

export interface FilterChipProps extends ChipContent {
  /** Takes the filter away. */
  onRemove: () => void;
  /** Coloured, as above a list; plain where chips are offered for removal ("nothing found"). */
  on?: boolean;
}

/** A filter in force; pressing it takes it away. */
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
  /** The address without the filter. */
  to: string;
  linkComponent?: ElementType | undefined;
}

/** A filter in force, taken away by a link: before and without scripts, too. */
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

/** A choice that is on or off: seniorities, skills in a drawer of filters. */
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
  /** Name of a filter that is not in force. */
  children: ReactNode;
}

/** Offers a filter: "+ Status". Give it to a `Menu` as what opens it, or take its `onClick`. */
export function AddFilterChip({ children, ...button }: AddFilterChipProps) {
  return (
    <button {...button} type="button" className={classes.chip}>
      <IconPlus size={14} stroke={2} aria-hidden />
      {children}
    </button>
  );
}
