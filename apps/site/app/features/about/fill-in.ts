import { escapeHtml } from "@devguild/schemas/escape-html";

/**
 * A text with its `{{names}}` replaced by their values, escaped for HTML. What stands between `{{#name}}`
 * and `{{/name}}` is left out where that value is empty; a name without a value is a mistake.
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
