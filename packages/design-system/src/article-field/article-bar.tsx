import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ARTICLE_ALT_MAX, CODE_LANGUAGES } from "@devguild/schemas/constants/article-editing";
import { Button } from "../button/button.tsx";
import classes from "./article-field.module.css";

// Several names mean the same language; the first one is written.
const LANGUAGES = [...new Map(Object.entries(CODE_LANGUAGES).map(([id, label]) => [label, id]))];

function PictureBar({ editor, alt }: { editor: Editor; alt: string }) {
  return (
    <div className={classes.bar}>
      <label>
        <span>Describe the picture</span>
        <input
          className={classes.input}
          value={alt}
          maxLength={ARTICLE_ALT_MAX}
          placeholder="For people who can’t see it"
          aria-invalid={alt.trim() === "" || undefined}
          onChange={(event) =>
            editor.commands.updateAttributes("picture", { alt: event.currentTarget.value })
          }
        />
      </label>
      <Button
        size="sm"
        variant="subtle"
        onClick={() => editor.chain().focus().deleteNode("picture").run()}
      >
        Remove picture
      </Button>
    </div>
  );
}

function CodeBar({ editor, language }: { editor: Editor; language: string }) {
  const label = CODE_LANGUAGES[language];
  return (
    <div className={classes.bar}>
      <label>
        <span>Language</span>
        <select
          className={classes.input}
          value={LANGUAGES.find(([name]) => name === label)?.[1] ?? ""}
          onChange={(event) =>
            editor.commands.updateAttributes("codeBlock", {
              language: event.currentTarget.value || null,
            })
          }
        >
          <option value="">None</option>
          {LANGUAGES.map(([name, id]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What the picture or the block of code at the cursor can be given. */
export function ArticleBar({ editor }: { editor: Editor }) {
  const at = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isPicture: current.isActive("picture"),
      alt: String(current.getAttributes("picture")["alt"] ?? ""),
      isCode: current.isActive("codeBlock"),
      language: String(current.getAttributes("codeBlock")["language"] ?? ""),
    }),
  });
  if (at.isPicture) return <PictureBar editor={editor} alt={at.alt} />;
  return at.isCode ? <CodeBar editor={editor} language={at.language} /> : null;
}
