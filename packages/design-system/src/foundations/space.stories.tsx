import type { Meta, StoryObj } from "@storybook/react-vite";
import classes from "./foundations.module.css";

const meta = { title: "Foundations/Space and form" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/** A grid of 4 px: the number is the multiple. */
export const Space: Story = {
  render: () => (
    <ul className={classes.stack}>
      {steps.map((step) => (
        <li key={step} className={classes.step}>
          <span className="num">--s{step}</span>
          <span className={classes.bar} style={{ width: `var(--s${step})` }} />
          <span className="num dim">{step * 4}</span>
        </li>
      ))}
    </ul>
  ),
};

const radii = [
  ["r-sm", "inside things"],
  ["r-md", "small controls"],
  ["r", "things"],
  ["r-full", "people, switches"],
] as const;

/** Hairlines before shadows; one shadow, only for what floats. */
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
