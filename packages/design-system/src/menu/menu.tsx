import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { Menu as MantineMenu } from "@mantine/core";
import type { ElementType, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import classes from "./menu.module.css";

export interface MenuProps {
  /** The trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLink`, `MenuLabel`, `MenuDivider`. */
  children: ReactNode;
  /** In px. */
  width?: number;
  align?: "start" | "end";
}

/**
 * A menu of actions that opens from a button: arrows, Home, End and letters navigate, Escape
 * closes.
 */
export function Menu({ trigger, children, width = 220, align = "end" }: MenuProps) {
  return (
    <MantineScope>
      <MantineMenu
        width={width}
        position={`bottom-${align}`}
        offset={6}
        withInitialFocusPlaceholder={false}
        classNames={{ dropdown: classes.dropdown }}
      >
        <MantineMenu.Target>{trigger}</MantineMenu.Target>
        <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
      </MantineMenu>
    </MantineScope>
  );
}

interface MenuItemContent {
  icon?: ReactNode;
  /** On the right: a key, a badge. */
  end?: ReactNode;
  children: ReactNode;
}

const itemClasses = (danger: boolean) => ({
  item: classNames(classes.item, danger && classes.danger),
  itemSection: classes.section ?? "",
});

export interface MenuItemProps extends MenuItemContent {
  onSelect: () => void;
  danger?: boolean;
  /** It can be focused and read, but not chosen. */
  disabled?: boolean;
}

/** An action. */
export function MenuItem({
  icon,
  end,
  children,
  onSelect,
  danger = false,
  disabled = false,
}: MenuItemProps) {
  return (
    <MantineMenu.Item
      classNames={itemClasses(danger)}
      leftSection={icon}
      rightSection={end}
      aria-disabled={disabled || undefined}
      closeMenuOnClick={!disabled}
      onClick={disabled ? undefined : onSelect}
    >
      {children}
    </MantineMenu.Item>
  );
}

export interface MenuLinkProps extends MenuItemContent {
  to: string;
  linkComponent?: ElementType | undefined;
}

/** A link. */
export function MenuLink({ icon, end, children, to, linkComponent }: MenuLinkProps) {
  return (
    <MantineMenu.Item
      component={Link}
      to={to}
      linkComponent={linkComponent}
      classNames={itemClasses(false)}
      leftSection={icon}
      rightSection={end}
    >
      {children}
    </MantineMenu.Item>
  );
}

interface MenuChoiceProps extends Omit<MenuItemContent, "icon"> {
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

const choiceClasses = { ...itemClasses(false), itemIndicator: classes.indicator ?? "" };

/** One of several that can be on together; the menu stays open. */
export function MenuCheckboxItem({
  end,
  children,
  checked,
  disabled = false,
  onChange,
}: MenuChoiceProps) {
  return (
    <MantineMenu.CheckboxItem
      classNames={choiceClasses}
      rightSection={end}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    >
      {children}
    </MantineMenu.CheckboxItem>
  );
}

/** One of several of which one is chosen. */
export function MenuRadioItem({
  end,
  children,
  checked,
  disabled = false,
  onChange,
}: MenuChoiceProps) {
  return (
    <MantineMenu.RadioItem
      classNames={choiceClasses}
      rightSection={end}
      value=""
      checked={checked}
      disabled={disabled}
      closeMenuOnClick
      onChange={onChange}
    >
      {children}
    </MantineMenu.RadioItem>
  );
}

/** A label for the items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <MantineMenu.Label className={classes.label}>{children}</MantineMenu.Label>;
}

export function MenuDivider() {
  return <MantineMenu.Divider className={classes.divider} />;
}
