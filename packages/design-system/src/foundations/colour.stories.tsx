import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../heading/heading.tsx";
import classes from "./foundations.module.css";

const meta = { title: "Foundations/Colour" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shades = Array.from({ length: 10 }, (_, index) => index);
const scales = [
  { name: "ink", lightFrom: 5 },
  { name: "cobalt", lightFrom: 5 },
  { name: "marigold", lightFrom: 7 },
  { name: "night", lightFrom: 10, darkUntil: 3 },
];

function Scale({
  name,
  lightFrom,
  darkUntil = 10,
}: {
  name: string;
  lightFrom: number;
  darkUntil?: number;
}) {
  return (
    <div className={classes.scale}>
      {shades.map((shade) => (
        <span
          key={shade}
          style={{
            background: `var(--${name}-${shade})`,
            color: shade >= lightFrom || shade >= darkUntil ? "var(--white)" : "var(--ink-9)",
          }}
        >
          {shade}
        </span>
      ))}
    </div>
  );
}

/** The scales. Components never use a shade, only its meaning. */
export const Scales: Story = {
  render: () => (
    <div className={classes.stack}>
      {scales.map((scale) => (
        <section key={scale.name}>
          <Heading level={2} size="sm">
            {scale.name}
          </Heading>
          <Scale {...scale} />
        </section>
      ))}
    </div>
  ),
};

const surfaces = [
  "page",
  "surface",
  "sunken",
  "raised",
  "hover",
  "fill",
  "selected",
  "line",
  "line-2",
  "line-control",
];
const pairs = [
  ["primary", "on-primary", "buttons and links"],
  ["primary-soft", "primary-soft-text", "selected, active"],
  ["accent", "on-accent", "New, live, the keystone"],
  ["accent-soft", "accent-text", "match, interviewing"],
  ["ok-soft", "ok", "success"],
  ["warn-soft", "warn", "needs attention"],
  ["bad-soft", "bad", "failed, declined, deleted"],
  ["inverse", "on-inverse", "toasts, the current page"],
] as const;

/** Semantic colours, each with AA contrast in both schemes. */
export const Meanings: Story = {
  render: () => (
    <div className={classes.stack}>
      <div className={classes.surfaces}>
        {surfaces.map((surface) => (
          <figure key={surface}>
            <div className={classes.swatch} style={{ background: `var(--${surface})` }} />
            <figcaption>--{surface}</figcaption>
          </figure>
        ))}
      </div>
      <ul className={classes.pairs}>
        {pairs.map(([ground, ink, use]) => (
          <li key={ground}>
            <span
              className={classes.pair}
              style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
            >
              --{ground}
            </span>
            <span className="dim">{use}</span>
          </li>
        ))}
      </ul>
      <p>
        <span>--text </span>
        <span style={{ color: "var(--text-2)" }}>--text-2 </span>
        <span style={{ color: "var(--text-3)" }}>--text-3 </span>
        <span style={{ color: "var(--link)" }}>--link</span>
      </p>
    </div>
  ),
};
