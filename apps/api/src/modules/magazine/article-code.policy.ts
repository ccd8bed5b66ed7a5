import { CODE_LANGUAGES } from "@devguild/schemas/constants/article-editing";

const BLOCK = /<pre><code(?: class="language-([\w+#-]+)")?>(.*?)<\/code><\/pre>/gs;

/**
 * Puts each block of code of sanitised HTML into a figure that names its language. The block can be
 * focused, since it scrolls if a line is long.
 */
export const labelCodeBlocks = (html: string) =>
  html.replace(
    BLOCK,
    (_, language: string | undefined, code: string) =>
      `<figure><figcaption><span>${CODE_LANGUAGES[language ?? ""] ?? "Code"}</span></figcaption><pre tabindex="0"><code>${code}</code></pre></figure>`,
  );
