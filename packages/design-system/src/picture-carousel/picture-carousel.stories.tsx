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
    const previous = canvas.getByRole("button", { name: "Previous picture" });
    const next = canvas.getByRole("button", { name: "Next picture" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await waitFor(() => expect(args.onTurn).toHaveBeenCalledWith(2));
    await expect(canvas.getByText("2 / 3")).toBeVisible();
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"));
    await expect(next).toHaveFocus();
  },
};
export const One: Story = { args: { pictures: [picture(1)] } };
