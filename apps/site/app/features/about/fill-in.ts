import { escapeHtml } from "@devguild/schemas/escape-html";

/**
 * Replaces the `{{names}}` in a text with their values, escaped for HTML. Text between `{{#name}}` and
 * `{{/name}}` is left out if that value is empty. Throws if a name has no value.
 */
export const fillIn = (text: string, values: Record<string, string>): string =>
  text
    .replace(/\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_, name: string, inner: string) =>
      values[name] ? inner : "",
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A page uses ${name}, which is not defined.`);
      return escapeHtml(value);
    });
