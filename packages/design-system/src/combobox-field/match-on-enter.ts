import type { KeyboardEvent } from "react";

type Options = {
  /** Whether the options are still those of an earlier text: only a highlighted one is selected. */
  isSearching?: boolean;
  /** The value of an option that isn't a match: only selected if highlighted. */
  fallback?: string | undefined;
  /** Whether the field accepts any text, which it handles itself. */
  takesAnyWord?: boolean;
};

const OWNER = "data-options-of";

const hasName = (name: string) => (option: HTMLElement) =>
  option.textContent.trim().toLowerCase() === name.toLowerCase();

/**
 * Finds the option that Enter selects: the highlighted one, then an exact match, then the first not
 * selected.
 */
const findMatch = (
  id: string,
  typed: string,
  fallback: string | undefined,
): HTMLElement | undefined => {
  const options = [
    ...document.querySelectorAll<HTMLElement>(
      `[${OWNER}="${CSS.escape(id)}"] [role="option"]:not([aria-disabled])`,
    ),
  ];
  const highlighted = options.find((option) => option.hasAttribute("data-combobox-selected"));
  if (highlighted || typed === "") return highlighted;
  const isChosen = (option: HTMLElement) => option.hasAttribute("data-checked");
  const matches = options.filter((option) => option.getAttribute("value") !== fallback);
  const exact = matches.find(hasName(typed));
  // Enter on a selected option would deselect it.
  if (exact) return isChosen(exact) ? undefined : exact;
  return matches.find((option) => !isChosen(option));
};

/**
 * Returns the props that turn a Mantine field with options into a type-ahead: Enter selects the
 * highlighted match, or the first, and never submits the form, whether there is a match or not.
 */
export const matchOnEnter = (
  id: string,
  { isSearching, fallback, takesAnyWord }: Options = {},
) => ({
  attributes: { options: { [OWNER]: id } },
  onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method is composing, Enter picks characters.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const typed = event.currentTarget.value.trim();
    // This attribute is set before Mantine links the list to the field.
    const match = event.currentTarget.hasAttribute("data-expanded")
      ? findMatch(id, isSearching ? "" : typed, fallback)
      : undefined;
    if (!match && takesAnyWord && typed !== "") return;
    event.preventDefault();
    // Mantine would select the option it considers highlighted, which may not be visibly so.
    event.stopPropagation();
    match?.click();
  },
});
