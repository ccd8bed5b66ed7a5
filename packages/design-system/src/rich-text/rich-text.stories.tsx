import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichText } from "./rich-text.tsx";

const html = `
<h2>What you’ll do</h2>
<p>Every crane in a container terminal waits for the same thing: an answer to “which box next?”. You own the service that gives it. It plans 11,000 moves a day and has <strong>300 milliseconds</strong> to change its mind. <a href="#more">Read how it began</a>.</p>
<ul><li>Lead the move from nightly plans to continuous ones, with two engineers and a yard planner at your side.</li><li>Keep the scheduling API under 300 ms at the 99th percentile.</li></ul>
<h2>How we hire</h2>
<ol><li>A 30-minute call.</li><li>A paid afternoon with the team.</li></ol>
<blockquote><p>“Why this box?” deserves a straight answer.</p></blockquote>
<pre tabindex="0"><code>select box from yard where ship = $1 order by slot;</code></pre>
<p>Set <code>work_mem</code> with care.</p>`;

const meta = { title: "Text/RichText", component: RichText, args: { html } } satisfies Meta<
  typeof RichText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Job: Story = {};
export const Article: Story = { args: { size: "article" } };
