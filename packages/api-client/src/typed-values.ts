/**
 * The texts and ticks that a form's own controls have now. A browser fills fields in, and people type, before the
 * page is hydrated and without an event that React hears.
 */
export const readTypedValues = <Values extends Record<string, unknown>>(
  form: HTMLFormElement | null,
  values: Values,
): Partial<Values> => {
  if (!form) return {};
  const data = new FormData(form);
  const typed: Record<string, unknown> = {};
  for (const [name, before] of Object.entries(values)) {
    if (!form.elements.namedItem(name)) continue;
    if (typeof before === "boolean") typed[name] = data.has(name);
    if (typeof before === "string") typed[name] = data.get(name) ?? before;
  }
  return typed as Partial<Values>;
};

/** The value that a field changed to: fields of the browser report an event, ours the value itself. */
export const readChange = (change: unknown) => {
  const control = (change as { currentTarget?: HTMLInputElement } | null)?.currentTarget;
  if (!control) return change;
  return control.type === "checkbox" ? control.checked : control.value;
};
