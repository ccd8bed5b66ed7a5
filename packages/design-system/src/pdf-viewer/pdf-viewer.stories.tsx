import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { PdfViewer } from "./pdf-viewer.tsx";

const write = (lines: readonly string[]) =>
  lines.map((line, index) => `BT /F1 18 Tf 72 ${760 - index * 30} Td (${line}) Tj ET`).join("\n");

const page = (id: number, text: string) => `${id} 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${id + 1} 0 R>>
endobj
${id + 1} 0 obj
<</Length ${text.length}>>
stream
${text}
endstream
endobj`;

// Without a table of its objects, which readers rebuild.
const CV = `%PDF-1.4
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[4 0 R 6 0 R]/Count 2>>
endobj
3 0 obj
<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>
endobj
${page(4, write(["Helena Vos", "Backend engineer, Bremen", "Eight years of PostgreSQL and Go"]))}
${page(6, write(["Talks", "Queues that forget nothing"]))}
trailer
<</Root 1 0 R>>
%%EOF`;

const meta = {
  title: "Candidates/PDF viewer",
  component: PdfViewer,
  args: { src: `data:application/pdf;base64,${btoa(CV)}`, label: "CV of Helena Vos", onFail: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its text is there to be selected and read aloud. */
export const TwoPages: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Helena Vos")).toBeInTheDocument();
    await expect(canvas.getAllByRole("region")).toHaveLength(2);
  },
};

export const Unreadable: Story = {
  args: { src: "data:application/pdf;base64,bm90aGluZw==" },
  play: async ({ args }) => waitFor(() => expect(args.onFail).toHaveBeenCalledOnce()),
};
