import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { MultiSelectField } from "../multi-select-field/multi-select-field.tsx";
import { PostForm } from "../post-form/post-form.tsx";
import { TagsField } from "../tags-field/tags-field.tsx";
import { ComboboxField } from "./combobox-field.tsx";

const NAMES = ["Argo CD", "Django", "Go", "Kubernetes", "Rust"];
const OPTIONS = NAMES.map((name) => ({ value: name, label: name }));

interface FormProps {
  onSubmit: () => void;
  onOne: (value: string | null) => void;
  onLate: (value: string | null) => void;
  onSeveral: (values: string[]) => void;
  onWords: (values: string[]) => void;
}

/** All type-ahead fields in one form. */
function FormOfTypeAheads({ onSubmit, onOne, onLate, onSeveral, onWords }: FormProps) {
  const [several, setSeveral] = useState<string[]>([]);
  return (
    <PostForm
      style={{ display: "grid", gap: "var(--s5)", maxWidth: 472, minHeight: 640 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ComboboxField label="One" options={OPTIONS} onChange={onOne} />
      <ComboboxField
        label="One, while searching"
        options={OPTIONS}
        onSearch={() => {}}
        isSearching
        onChange={onLate}
      />
      <MultiSelectField
        label="Several"
        options={OPTIONS}
        value={several}
        onChange={(values) => {
          setSeveral(values);
          onSeveral(values);
        }}
      />
      <TagsField label="Words" options={NAMES} onChange={onWords} />
      <Button type="submit" variant="primary">
        Publish
      </Button>
    </PostForm>
  );
}

const meta = {
  title: "Forms/Type-aheads",
  component: FormOfTypeAheads,
  args: { onSubmit: fn(), onOne: fn(), onLate: fn(), onSeveral: fn(), onWords: fn() },
} satisfies Meta<typeof FormOfTypeAheads>;
export default meta;
type Story = StoryObj<typeof meta>;

const LABELS = ["One", "One, while searching", "Several", "Words"];

/** Enter selects the highlighted match, then an exact one, then the first. */
export const EnterSelectsMatch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole("combobox", { name });
    await userEvent.type(field("One"), "kub{Enter}");
    await expect(args.onOne).toHaveBeenLastCalledWith("Kubernetes");
    await expect(field("One")).toHaveValue("Kubernetes");
    await userEvent.clear(field("One"));
    await userEvent.type(field("One"), "go{Enter}");
    await expect(args.onOne).toHaveBeenLastCalledWith("Go");

    await userEvent.type(field("Several"), "rus{Enter}");
    await expect(args.onSeveral).toHaveBeenLastCalledWith(["Rust"]);
    await userEvent.type(field("Several"), "go{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onSeveral).toHaveBeenLastCalledWith(["Rust", "Argo CD"]);
    await userEvent.type(field("Several"), "go{Enter}");
    await expect(args.onSeveral).toHaveBeenLastCalledWith(["Rust", "Argo CD", "Go"]);

    await userEvent.type(field("Words"), "kub{Enter}");
    await expect(args.onWords).toHaveBeenLastCalledWith(["Kubernetes"]);
    await userEvent.type(field("Words"), "Elixir{Enter}");
    await expect(args.onWords).toHaveBeenLastCalledWith(["Kubernetes", "Elixir"]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * Enter does nothing without text, without a match, if the match is selected, or while the list
 * loads.
 */
export const EnterWithoutMatch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of LABELS) {
      const field = canvas.getByRole("combobox", { name });
      await userEvent.type(field, "{Enter}");
      await userEvent.type(field, "{Escape}{Enter}");
    }
    for (const name of ["One", "Several"]) {
      const field = canvas.getByRole("combobox", { name });
      await userEvent.type(field, "zz");
      await waitFor(() => expect(screen.getByText("Nothing found")).toBeVisible());
      await userEvent.keyboard("{Enter}");
      await userEvent.clear(field);
      await userEvent.tab();
    }
    await userEvent.type(canvas.getByRole("combobox", { name: "One, while searching" }), "rust");
    await waitFor(() => expect(screen.getByRole("option", { name: "Rust" })).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.onOne).not.toHaveBeenCalled();
    await expect(args.onLate).not.toHaveBeenCalled();
    await expect(args.onSeveral).not.toHaveBeenCalled();
    await expect(args.onWords).not.toHaveBeenCalled();

    const several = canvas.getByRole("combobox", { name: "Several" });
    await userEvent.type(several, "rust{Enter}rust{Enter}");
    await expect(args.onSeveral).toHaveBeenCalledTimes(1);
    await expect(args.onSeveral).toHaveBeenLastCalledWith(["Rust"]);
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
