import type { KeyboardEvent } from "react";

type Options = {
  /** Its options are still those of other letters: none of them is taken unless it is highlighted. */
  isSearching?: boolean;
  /** It takes words that it does not offer, too, and does that itself. */
  takesAnyWord?: boolean;
};

const OWNER = "data-options-of";

const isCalled = (name: string) => (option: HTMLElement) =>
  option.textContent.trim().toLowerCase() === name.toLowerCase();

/** The option that Enter takes: the highlighted one, else the one of that name, else the first that is not chosen. */
const findMatch = (id: string, typed: string): HTMLElement | undefined => {
  const options = [
    ...document.querySelectorAll<HTMLElement>(
      `[${OWNER}="${CSS.escape(id)}"] [role="option"]:not([aria-disabled])`,
    ),
  ];
  const highlighted = options.find((option) => option.hasAttribute("data-combobox-selected"));
  if (highlighted || typed === "") return highlighted;
  const isChosen = (option: HTMLElement) => option.hasAttribute("data-checked");
  const named = options.find(isCalled(typed));
  // A second press of Enter would take back what is chosen.
  if (named) return isChosen(named) ? undefined : named;
  return options.find((option) => !isChosen(option));
};

/**
 * What makes a field of Mantine with options a type-ahead of ours: Enter takes the highlighted match, else the
 * first, and never sends the form around it, whether there is a match or not.
 */
export const matchOnEnter = (id: string, { isSearching, takesAnyWord }: Options = {}) => ({
  attributes: { options: { [OWNER]: id } },
  onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, its Enter chooses characters.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const typed = event.currentTarget.value.trim();
    // Only later than by this attribute does Mantine say which list is the field's.
    const match = event.currentTarget.hasAttribute("data-expanded")
      ? findMatch(id, isSearching ? "" : typed)
      : undefined;
    if (!match && takesAnyWord && typed !== "") return;
    event.preventDefault();
    // Mantine would take what it counts as the highlighted one, which may be none that anybody sees.
    event.stopPropagation();
    match?.click();
  },
});
