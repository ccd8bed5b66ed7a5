import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import type { SendFile } from "../upload-field/upload-field.tsx";
import { findRejection, measurePicture, type UploadRules } from "../upload-field/upload-rules.ts";

/** How pictures are uploaded into a text. */
export interface PictureUpload extends UploadRules {
  send: SendFile;
}

type Progress = { name: string; part: number };

/** Inserts a picture at the cursor, with room to write below it, and goes into its caption. */
const insertPicture = async (editor: Editor, src: string) => {
  const size = await measurePicture(src);
  editor
    .chain()
    .focus()
    .insertContent([{ type: "picture", attrs: { src, alt: "", ...size } }, { type: "paragraph" }])
    .run();
  let caption = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.attrs["src"] === src) caption = position + 1;
  });
  editor.commands.setTextSelection(caption);
};

/** Uploads pictures one after another and inserts them. */
export const usePictureUpload = (upload: PictureUpload) => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const sendAll = async (editor: Editor, files: readonly File[]) => {
    const { signal } = (sending.current = new AbortController());
    for (const file of files) {
      const fail = (reason: string) =>
        setFailure(`We couldn’t upload ${file.name}. ${reason}`.trim());
      const rejection = await findRejection(file, upload);
      if (rejection) return fail(rejection);
      setFailure(null);
      setProgress({ name: file.name, part: 0 });
      try {
        const showPart = (part: number) => setProgress({ name: file.name, part });
        const src = await upload.send(file, showPart, signal);
        if (signal.aborted) return;
        await insertPicture(editor, src);
      } catch (thrown) {
        if (signal.aborted) return;
        fail(thrown instanceof Error ? thrown.message : "");
      } finally {
        setProgress(null);
      }
    }
  };
  return {
    progress,
    failure,
    /** Stops the upload, and those that would follow it; the text stays as it is. */
    cancel: (editor: Editor | null) => {
      sending.current?.abort();
      editor?.commands.focus();
    },
    /** Takes files that are all pictures; a pasted text brings none. */
    take: (editor: Editor, files: readonly File[]) => {
      if (files.length === 0 || !files.every(({ type }) => type.startsWith("image/"))) return false;
      if (progress) return true;
      void sendAll(editor, files);
      return true;
    },
  };
};
