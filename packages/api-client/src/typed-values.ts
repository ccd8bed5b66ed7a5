/**
 * Reads the current values of a form's controls. Browser autofill and typing before hydration
 * change them without an event that React sees.
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

/** Returns the new value of a field: native controls pass an event, ours pass the value itself. */
export const readChange = (change: unknown) => {
  const control = (change as { currentTarget?: HTMLInputElement } | null)?.currentTarget;
  if (!control) return change;
  return control.type === "checkbox" ? control.checked : control.value;
};
