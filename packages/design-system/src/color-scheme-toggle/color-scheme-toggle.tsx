import { IconMoon, IconSun } from "@tabler/icons-react";
import { useColorScheme, type ColorSchemePreference } from "../color-scheme/color-scheme.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import classes from "./color-scheme-toggle.module.css";

/** A button that switches between light and dark. */
export function ColorSchemeToggle({ size }: { size?: "sm" | "md" }) {
  const { scheme, choose } = useColorScheme();
  return (
    <IconButton
      size={size}
      label={scheme === "dark" ? "Switch to light mode" : "Switch to dark mode"}
      onClick={() => choose(scheme === "dark" ? "light" : "dark")}
      icon={
        <>
          <IconSun className={classes.sun} size={18} stroke={1.75} aria-hidden />
          <IconMoon className={classes.moon} size={18} stroke={1.75} aria-hidden />
        </>
      }
    />
  );
}

const preferences: readonly { value: ColorSchemePreference; label: string }[] = [
  { value: "auto", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** The colour scheme as a choice of three, for a settings page. */
export function ColorSchemeChoice() {
  const { preference, choose } = useColorScheme();
  return (
    <SegmentedControl
      label="Colour scheme"
      options={preferences}
      value={preference}
      onChange={choose}
    />
  );
}
