import { Heading } from "@devguild/design-system/heading";

/** The six font sizes and three font families. */
export function TypeSample() {
  return (
    <>
      <Heading level={2} size="display">
        Display 56
      </Heading>
      <Heading level={2} size="xl">
        Page title 30
      </Heading>
      <Heading level={2} size="lg">
        Section title 20
      </Heading>
      <p style={{ fontSize: "var(--t-md)", lineHeight: "var(--lh-md)" }}>
        Reading 16, Inter. Calm and plain, at most 68 characters a line.
      </p>
      <p>Interface 14, Inter.</p>
      <p className="dim" style={{ fontSize: "var(--t-xs)" }}>
        Meta 12 <span className="num">PostgreSQL 0123456789</span>
      </p>
    </>
  );
}
