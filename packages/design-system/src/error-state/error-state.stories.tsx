import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { TextLink } from "../text-link/text-link.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "States/ErrorState",
  component: ErrorState,
  args: {
    title: "We couldn’t load your suggestions.",
    onRetry: fn(),
    children: (
      <p>
        Sorry, something just went wrong. Please try again in a few moments. If you continue to get
        this error please{" "}
        <TextLink to="#support" inline>
          contact support
        </TextLink>
        .
      </p>
    ),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Offline: Story = {
  args: { children: undefined },
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("You’re offline.");
    Reflect.deleteProperty(navigator, "onLine");
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(canvas.getByRole("alert")).not.toHaveTextContent("You’re offline."));
  },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
