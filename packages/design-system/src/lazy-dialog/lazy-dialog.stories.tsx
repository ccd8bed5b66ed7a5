import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useState } from "react";
import { expect, screen } from "storybook/test";

import { Button } from "../button/button.tsx";
import { lazyDialog } from "./lazy-dialog.tsx";

const Dialog = lazyDialog<{ onClose: () => void }>(() =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
);

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New story</Button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const meta = { title: "Feedback/DialogNotLoaded", component: Opener } satisfies Meta<typeof Opener>;
export default meta;

/** A dialog that fails to load says so in view of whoever pressed its button, as often as they press. */
export const Missing: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "New story" }));
    await expect(await screen.findByText("That didn’t open.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Reload page" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close message" }));
    await expect(screen.queryByText("That didn’t open.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "New story" }));
    await expect(await screen.findByText("That didn’t open.")).toBeVisible();
  },
};
