import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { logos } from "../example-data/logos.ts";
import { Button } from "../button/button.tsx";
import { LogoTile } from "../logo-tile/logo-tile.tsx";
import { Menu, MenuItem } from "../menu/menu.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { useToast } from "../toast/toast.tsx";
import { Modal } from "./modal.tsx";

const meta = {
  title: "Overlays/Modal",
  component: Modal,
  args: {
    opened: true,
    onClose: fn(),
    title: "Delete 3 jobs?",
    children: (
      <p>Developers keep their 38 applications. An admin can restore the jobs for 30 days.</p>
    ),
    footer: (
      <>
        <Button>Keep jobs</Button>
        <Button variant="dangerFilled">Delete 3 jobs</Button>
      </>
    ),
  },
  parameters: { layout: "fullscreen" },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole("dialog")).toBeVisible());
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deletion: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(async () =>
      expect(await screen.findByRole("dialog", { name: "Delete 3 jobs?" })).toBeVisible(),
    );
    const [title, close] = [
      screen.getByRole("heading", { name: "Delete 3 jobs?" }),
      screen.getByRole("button", { name: "Close" }),
    ].map((element) => element.getBoundingClientRect());
    const middle = ({ top = 0, height = 0 }: Partial<DOMRect> = {}) => top + height / 2;
    await expect(middle(close)).toBeCloseTo(middle(title), 0);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Most dialogs are removed when they close. */
export const ReturnsFocus: Story = {
  render: function Removed(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        {isOpen && <Modal {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Delete" });
    await userEvent.click(opener);
    await waitFor(async () => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(opener).toHaveFocus());
  },
};
/** What opened it was an item of a menu, which is gone by then. */
export const ReturnsFocusToMenu: Story = {
  render: function FromMenu(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<Button>Actions</Button>}>
          <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
        </Menu>
        {isOpen && <Modal {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const actions = canvas.getByRole("button", { name: "Actions" });
    actions.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () =>
      expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(actions).toHaveFocus());
  },
};
/** What opened it is deleted by it: the focus goes on to the row that takes its place, whatever else that has. */
export const ReturnsFocusToNextRow: Story = {
  render: function Rows(args) {
    const [jobs, setJobs] = useState(["Backend", "Frontend", "Security"]);
    const [asked, setAsked] = useState<string | null>(null);
    return (
      <main>
        <ul>
          {jobs.map((job) => (
            <li key={job}>
              {job === "Backend" && <Button>Publish</Button>}
              <Button onClick={() => setAsked(job)}>Delete {job}</Button>
            </li>
          ))}
        </ul>
        {asked && (
          <Modal
            {...args}
            onClose={() => setAsked(null)}
            footer={
              <Button
                onClick={() => {
                  setJobs(jobs.filter((job) => job !== asked));
                  setAsked(null);
                }}
              >
                Confirm
              </Button>
            }
          />
        )}
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const remove = async (job: string) => {
      await userEvent.click(canvas.getByRole("button", { name: `Delete ${job}` }));
      await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
    };
    const hasFocus = (name: string) =>
      waitFor(async () => expect(canvas.getByRole("button", { name })).toHaveFocus());
    await remove("Frontend");
    await hasFocus("Delete Security");
    await remove("Security");
    await hasFocus("Delete Backend");
    await remove("Backend");
    await waitFor(async () => expect(canvas.getByRole("list")).toHaveFocus());
  },
};
/** What opened it isn't beneath the message that says what was done. */
export const ReturnsFocusAboveMessage: Story = {
  render: function LongPage(args) {
    const toasts = useToast();
    const [isOpen, setOpen] = useState(false);
    return (
      <main style={{ display: "grid", justifyItems: "end", gap: 24 }}>
        {[...Array(60).keys()].map((line) => (
          <Button key={line} onClick={() => setOpen(true)}>
            Line {line + 1}
          </Button>
        ))}
        {isOpen && (
          <Modal
            {...args}
            onClose={() => setOpen(false)}
            footer={
              <Button
                onClick={() => {
                  toasts.show({ tone: "ok", text: "Line saved.", duration: 30_000 });
                  setOpen(false);
                }}
              >
                Save line
              </Button>
            }
          />
        )}
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas
      .getAllByRole("button", { name: /^Line/ })
      .findLast((line) => line.getBoundingClientRect().bottom < window.innerHeight);
    await userEvent.click(opener!);
    await userEvent.click(await screen.findByRole("button", { name: "Save line" }));
    const close = await screen.findByRole("button", { name: "Close message" });
    await waitFor(async () => expect(opener).toHaveFocus());
    await waitFor(async () =>
      expect(opener?.getBoundingClientRect().bottom).toBeLessThan(
        close.getBoundingClientRect().top,
      ),
    );
  },
};
export const SendApplication: Story = {
  args: {
    title: "Send application",
    subtitle: "Senior Backend Engineer at Tidewerk",
    icon: <LogoTile name="Tidewerk" src={logos.tidewerk} size={32} />,
    width: 520,
    children: (
      <TextArea
        label="Message to Tidewerk"
        optional
        limit={5000}
        help="Add anything your profile doesn’t say."
      />
    ),
    footerNote: "You can withdraw later.",
    footer: (
      <>
        <Button variant="subtle">Not now</Button>
        <Button variant="primary">Send application</Button>
      </>
    ),
  },
};
