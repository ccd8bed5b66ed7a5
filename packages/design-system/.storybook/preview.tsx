import "../src/theme/styles.css";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { DesignSystemProvider } from "../src/design-system-provider/design-system-provider.tsx";
import { storyNow } from "../src/example-data/jobs.ts";

// Editors load their code on demand, which takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  initialGlobals: { scheme: "light" },
  globalTypes: {
    scheme: {
      description: "Colour scheme",
      toolbar: {
        icon: "contrast",
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: { order: ["Foundations", "Brand", "Text", "Actions", "Forms", "Filters"] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const scheme = globals["scheme"] === "dark" ? "dark" : "light";
      useLayoutEffect(() => {
        document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
      }, [scheme]);
      return (
        <DesignSystemProvider now={storyNow}>
          <Story />
        </DesignSystemProvider>
      );
    },
  ],
};
export default preview;
