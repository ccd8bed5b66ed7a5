import { Button } from "@devguild/design-system/button";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { useState } from "react";

import classes from "./samples.module.css";

const VARIANTS = ["primary", "default", "subtle", "danger", "dangerFilled"] as const;
const MODES = [
  { value: "any", label: "Any" },
  { value: "on_site", label: "On site" },
  { value: "hybrid", label: "Hybrid" },
] as const;

/** The controls in their sizes and states, to try by hand. */
export function ControlSample() {
  const [mode, setMode] = useState<(typeof MODES)[number]["value"]>("any");
  const [pressed, setPressed] = useState(0);
  return (
    <>
      {(["sm", "md", "lg"] as const).map((size) => (
        <p key={size} className={classes.row}>
          {VARIANTS.map((variant) => (
            <Button
              key={variant}
              size={size}
              variant={variant}
              onClick={() => setPressed(pressed + 1)}
            >
              {variant}
            </Button>
          ))}
        </p>
      ))}
      <output>Pressed {pressed} times.</output>
      <p className={classes.row}>
        <Button disabled>Not now</Button>
        <Button loading>Working</Button>
      </p>
      <div className={classes.stack}>
        <SegmentedControl label="Work mode" options={MODES} value={mode} onChange={setMode} />
      </div>
    </>
  );
}
