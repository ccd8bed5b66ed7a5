import type { Editor } from "@tiptap/core";
import { IconPhoto } from "@tabler/icons-react";
import { useMemo, useRef } from "react";
import article from "../article-text/article-text.module.css";
import { classNames } from "../class-names/class-names.ts";
import { TextButton } from "../text-link/text-link.tsx";
import richText from "../rich-text/rich-text.module.css";
import RichTextEditor, { type RichTextEditorProps } from "../rich-text-field/rich-text-editor.tsx";
import { ArticleBar } from "./article-bar.tsx";
import classes from "./article-field.module.css";
import { SlashMenu } from "./slash-menu.tsx";
import { ARTICLE_EXTENSIONS, ARTICLE_TOOLS } from "./article-formats.ts";
import { type PictureUpload, usePictureUpload } from "./use-picture-upload.ts";

interface Props extends Omit<RichTextEditorProps, "formats"> {
  pictures: PictureUpload;
}

/** The editor of an article, in the style of its page. */
export default function ArticleEditor({ pictures, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const editing = useRef<Editor | null>(null);
  const { progress, failure, take, cancel } = usePictureUpload(pictures);
  const tools = useMemo(
    () => [
      ...ARTICLE_TOOLS,
      {
        name: "Picture",
        icon: IconPhoto,
        isBlock: true,
        isActive: (editor: Editor) => editor.isActive("picture"),
        press: (editor: Editor) => {
          editing.current = editor;
          input.current?.click();
        },
      },
    ],
    [],
  );
  const percent = progress && Math.round(progress.part * 100);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictures.types.join(",")}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (editing.current) take(editing.current, files);
        }}
      />
      <RichTextEditor
        {...props}
        formats={{
          extensions: ARTICLE_EXTENSIONS,
          tools,
          renderBar: (editor) => <ArticleBar editor={editor} />,
          renderMenu: (editor) => <SlashMenu editor={editor} controls={props.id} tools={tools} />,
          onFiles: (editor, files) => {
            editing.current = editor;
            return take(editor, files);
          },
          className: classNames(richText.article, article.text, classes.text),
        }}
      />
      {progress && percent !== null && (
        <p className={classes.progress}>
          <progress aria-label={`Uploading ${progress.name}`} max={100} value={percent} />
          <span className="num">{percent}%</span> {progress.name}
          <TextButton onClick={() => cancel(editing.current)}>Cancel upload</TextButton>
        </p>
      )}
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
