import type { Meta, StoryObj } from "@storybook/react-vite";
import { breakpoints } from "../theme/breakpoints.ts";
import classes from "./foundations.module.css";

const meta = { title: "Foundations/Space and form" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24].map(
  (multiple) => ({
    token: `--s${String(multiple).replace(".", "-")}`,
    px: multiple * 4,
  }),
);

/** A grid of 4 px: the number is the multiple. */
export const Space: Story = {
  render: () => (
    <ul className={classes.stack}>
      {steps.map(({ token, px }) => (
        <li key={token} className={classes.step}>
          <span className="num">{token}</span>
          <span className={classes.bar} style={{ width: `var(${token})` }} />
          <span className="num dim">{px}</span>
        </li>
      ))}
    </ul>
  ),
};

/** Where layouts change: `--from-md` and `--below-md` in stylesheets, `from("md")` in scripts. */
export const Breakpoints: Story = {
  render: () => (
    <ul className={classes.stack}>
      {Object.entries(breakpoints).map(([name, width]) => (
        <li key={name} className={classes.step}>
          <span className="num">{name}</span>
          <span
            className={classes.bar}
            style={{ width: `calc(${width.replace("em", "rem")} / 4)` }}
          />
          <span className="num dim">{width}</span>
        </li>
      ))}
    </ul>
  ),
};

const radii = [
  ["r-xs", "marks, keys"],
  ["r-sm", "inside cards"],
  ["r-md", "small controls"],
  ["r", "cards and controls"],
  ["r-lg", "bottom sheets"],
  ["r-full", "people, switches, bars"],
] as const;

/** Hairlines before shadows; one shadow, only for floating elements. */
export const Form: Story = {
  render: () => (
    <div className={classes.surfaces}>
      {radii.map(([radius, use]) => (
        <figure key={radius}>
          <div
            className={classes.swatch}
            style={{ background: "var(--surface)", borderRadius: `var(--${radius})` }}
          />
          <figcaption>
            --{radius}, {use}
          </figcaption>
        </figure>
      ))}
      <figure>
        <div
          className={classes.swatch}
          style={{ background: "var(--raised)", boxShadow: "var(--float)", border: 0 }}
        />
        <figcaption>--float</figcaption>
      </figure>
    </div>
  ),
};
