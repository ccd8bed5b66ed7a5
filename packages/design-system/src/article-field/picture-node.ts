import { mergeAttributes, Node } from "@tiptap/core";

type Options = {
  /** Whether a picture may be shown: it was uploaded here. */
  isOwn: (address: string) => boolean;
};

const toSize = (value: string | null) => (value && /^\d{1,5}$/.test(value) ? value : null);

/** A picture in an article, with the text that is read instead of it, and a caption below. */
export const PictureNode = Node.create<Options>({
  name: "picture",
  group: "block",
  content: "inline*",
  isolating: true,
  draggable: true,
  addOptions: () => ({ isOwn: () => false }),
  addAttributes: () => ({
    src: { default: "", rendered: false },
    alt: { default: "", rendered: false },
    width: { default: null, rendered: false },
    height: { default: null, rendered: false },
  }),
  parseHTML() {
    const read = (image: Element | null) => {
      const src = image?.getAttribute("src") ?? "";
      return (
        image !== null &&
        this.options.isOwn(src) && {
          src,
          alt: image.getAttribute("alt") ?? "",
          width: toSize(image.getAttribute("width")),
          height: toSize(image.getAttribute("height")),
        }
      );
    };
    return [
      {
        tag: "figure",
        getAttrs: (figure) => read(figure.querySelector("img")),
        contentElement: (figure) =>
          figure.querySelector("figcaption") ?? figure.ownerDocument.createElement("figcaption"),
      },
      { tag: "img", getAttrs: read },
    ];
  },
  renderHTML: ({ node, HTMLAttributes: attributes }) => [
    "figure",
    attributes,
    ["img", mergeAttributes(node.attrs)],
    ["figcaption", 0],
  ],
  addKeyboardShortcuts() {
    return {
      // The caption is one line; the text goes on below the picture.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor
          .chain()
          .insertContentAt($from.after(), { type: "paragraph" })
          .setTextSelection($from.after() + 1)
          .run();
      },
    };
  },
});
