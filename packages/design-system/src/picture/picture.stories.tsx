import type { Meta, StoryObj } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { expect, waitFor } from "storybook/test";
import { Avatar } from "../avatar/avatar.tsx";
import { ArchPortrait } from "../arch-portrait/arch-portrait.tsx";
import { CoverArt } from "../cover-art/cover-art.tsx";
import { logos } from "../example-data/logos.ts";
import { LogoTile } from "../logo-tile/logo-tile.tsx";
import { Picture } from "./picture.tsx";

const GONE = "data:image/png;base64,Z29uZQ==";
const pictures = (canvasElement: HTMLElement) => canvasElement.querySelectorAll("img");

const meta = {
  title: "Foundations/Picture",
  component: Picture,
  args: { src: logos.tidewerk, fallback: "Tidewerk", width: 96, height: 96 },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", display: "inline-grid", minWidth: 96, minHeight: 96 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(pictures(canvasElement)[0]?.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.queryByText("Tidewerk")).toBeNull();
  },
};
export const WithoutSource: Story = { args: { src: null } };
export const MissingFile: Story = {
  args: { src: GONE },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Tidewerk")).toBeVisible();
    await expect(pictures(canvasElement)).toHaveLength(0);
  },
};

const everyKind = (
  <div style={{ display: "flex", gap: "var(--s3)", alignItems: "center" }}>
    <LogoTile name="Farrow & Lind" src={GONE} />
    <Avatar name="Mira Kovač" src={GONE} size={64} />
    <ArchPortrait name="Ines Okafor" src={GONE} />
    <div style={{ width: 200 }}>
      <CoverArt title="The harbour at night" src={GONE} alt="A harbour" />
    </div>
  </div>
);
const expectPlaceholders = async (element: HTMLElement) => {
  await waitFor(() => expect(pictures(element)).toHaveLength(0));
  await expect(element).toHaveTextContent("FLMKIO");
  await expect(element.querySelectorAll("svg")).toHaveLength(1);
};

export const EveryKindMissing: Story = {
  render: () => everyKind,
  play: ({ canvasElement }) => expectPlaceholders(canvasElement),
};
/** The page was rendered on the server, and its pictures failed before hydration. */
export const FailedBeforeHydration: Story = {
  render: () => (
    <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(everyKind) }} />
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId("page");
    await waitFor(() => {
      const settled = [...pictures(page)].every((picture) => picture.complete);
      return expect(settled).toBe(true);
    });
    await expect(pictures(page)).toHaveLength(4);
    const root = hydrateRoot(page, everyKind);
    await expectPlaceholders(page);
    root.unmount();
  },
};
