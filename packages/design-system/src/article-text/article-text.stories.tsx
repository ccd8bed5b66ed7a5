import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArticleText } from "./article-text.tsx";

const html = `
<p>The result has the type <code>any</code>, and a developer writes that it is a list of orders. The compiler believes it.</p>
<figure><figcaption><span>TypeScript</span></figcaption><pre tabindex="0"><code>const orders = (await response.json()) as Order[];
</code></pre></figure>
<figure><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1200' height='400'%3E%3Crect width='1200' height='400' fill='%23ffb52e'/%3E%3C/svg%3E" alt="A marigold rectangle" width="1200" height="400"><figcaption>What a parser sees.</figcaption></figure>
<h2>Parsing, rather than checking</h2>
<p>There are two ways to look. You can write a check, or you can write a parser.</p>
<blockquote><p>A parser hands you a new value whose type is the proof.</p></blockquote>
<ul><li>responses from a server,</li><li>what is in local storage.</li></ul>`;

const meta = { title: "Text/ArticleText", component: ArticleText, args: { html } } satisfies Meta<
  typeof ArticleText
>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
