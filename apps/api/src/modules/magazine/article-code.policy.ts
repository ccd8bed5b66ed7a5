const BLOCK = /<pre><code(?: class="language-([\w+#-]+)")?>(.*?)<\/code><\/pre>/gs;

const LANGUAGES: Record<string, string> = {
  bash: "Shell",
  css: "CSS",
  diff: "Diff",
  go: "Go",
  html: "HTML",
  java: "Java",
  js: "JavaScript",
  json: "JSON",
  kotlin: "Kotlin",
  python: "Python",
  rust: "Rust",
  sh: "Shell",
  sql: "SQL",
  ts: "TypeScript",
  tsx: "TypeScript",
  yaml: "YAML",
};

/**
 * Puts each block of code of sanitised HTML into a figure that names its language. The block can be
 * focused, since it scrolls if a line is long.
 */
export const labelCodeBlocks = (html: string) =>
  html.replace(
    BLOCK,
    (_, language: string | undefined, code: string) =>
      `<figure><figcaption><span>${LANGUAGES[language ?? ""] ?? "Code"}</span></figcaption><pre tabindex="0"><code>${code}</code></pre></figure>`,
  );
