import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { logos } from "../example-data/logos.ts";
import { PictureCarousel } from "./picture-carousel.tsx";

const picture = (number: number) => ({
  url: `${logos.tidewerk}#${number}`,
  alt: `Waves, number ${number}`,
});

const meta = {
  title: "Companies/PictureCarousel",
  component: PictureCarousel,
  args: {
    title: "A day on the yard",
    pictures: [picture(1), picture(2), picture(3)],
    onTurn: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof PictureCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Previous picture" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Next picture" }));
    await waitFor(() => expect(args.onTurn).toHaveBeenCalledWith(2));
    await expect(canvas.getByText("2 / 3")).toBeVisible();
  },
};
export const One: Story = { args: { pictures: [picture(1)] } };
