import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import classes from "./foundations.module.css";

const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const durations = [
  ["fast", "120 ms: hover, press"],
  ["base", "200 ms: menus, toasts"],
  ["slow", "320 ms: drawers, panels"],
] as const;

function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <div className={classes.stack}>
      <div>
        <Button onClick={() => setMoved(!moved)}>Move</Button>
      </div>
      {durations.map(([duration, use]) => (
        <div key={duration}>
          <p>
            --{duration} <span className="dim">{use}</span>
          </p>
          <div
            className={classes.mover}
            style={{
              translate: moved ? "200px" : "0",
              transition: `translate var(--${duration}) var(--ease)`,
            }}
          />
        </div>
      ))}
      <p className="dim">With reduced motion all three are 0 ms.</p>
    </div>
  );
}

export const Durations: Story = { render: () => <Motion /> };
