import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArticleCard } from "./article-card.tsx";

const meta = {
  title: "Magazine/ArticleCard",
  component: ArticleCard,
  args: {
    article: {
      title: "We deleted our cache and everything got faster",
      summary:
        "A payments team ran without Redis for ninety days. Notes on what broke, what did not, and the one index that paid for all of it.",
      to: "#article",
      image: null,
      imageAlt: "Five discs, stacked",
      category: "Engineering",
      readingTime: 10,
      author: "Mara Lindholm",
    },
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
};
export const Lead: Story = { args: { shape: "lead", headingLevel: 2 } };
export const Tall: Story = {
  args: { shape: "tall", headingLevel: 2 },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
};
export const Row: Story = {
  args: { shape: "row" },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
};
export const LongTitle: Story = {
  args: {
    article: {
      ...meta.args.article,
      title:
        "What fourteen months of moving a forty-thousand-line build from one tool to another taught a team of six",
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
};
