import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { expect } from "storybook/test";
import { lazyComponent, ChunkError } from "./lazy-component.tsx";

const meta = { title: "Feedback/NotLoaded", component: ChunkError } satisfies Meta<
  typeof ChunkError
>;
export default meta;

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const Missed = lazyComponent(gone);
const Unmissed = lazyComponent(gone, { isOptional: true });

/** A part that fails to load says so; the rest of the page keeps working. */
export const Missing: StoryObj<typeof meta> = {
  render: () => (
    <Suspense>
      <p>The rest of the page.</p>
      <Missed />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/didn’t load/)).toBeVisible();
    await expect(canvas.getByText("The rest of the page.")).toBeVisible();
  },
};

/** An optional part that fails to load renders nothing. */
export const Optional: StoryObj<typeof meta> = {
  render: () => (
    <Suspense>
      <p>The rest of the page.</p>
      <Unmissed />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The rest of the page.")).toBeVisible();
    await expect(canvas.queryByText(/didn’t load/)).toBeNull();
  },
};
