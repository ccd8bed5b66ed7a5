import type { Editor } from "@tiptap/core";
import { useState } from "react";
import type { SendFile } from "../upload-field/upload-field.tsx";

/** How pictures are uploaded into a text. */
export interface PictureUpload {
  send: SendFile;
  /** MIME types: "image/png". */
  types: readonly string[];
  maxBytes: number;
}

type Progress = { name: string; part: number };

const measure = (address: string) =>
  new Promise<{ width: number; height: number } | null>((resolve) => {
    const image = new Image();
    image.addEventListener("load", () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener("error", () => resolve(null));
    image.src = address;
  });

/** Inserts a picture at the cursor, with room to write below it, and goes into its caption. */
const insertPicture = async (editor: Editor, src: string) => {
  const size = await measure(src);
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

const findRejection = (file: File, { types, maxBytes }: PictureUpload) => {
  if (!types.includes(file.type)) return `${file.name}: this file type isn’t supported.`;
  return file.size > maxBytes
    ? `${file.name} is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`
    : null;
};

/** Uploads pictures one after another and inserts them. */
export const usePictureUpload = (upload: PictureUpload) => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sendAll = async (editor: Editor, files: readonly File[]) => {
    for (const file of files) {
      const rejection = findRejection(file, upload);
      setFailure(rejection);
      if (rejection) return;
      setProgress({ name: file.name, part: 0 });
      try {
        const src = await upload.send(file, (part) => setProgress({ name: file.name, part }));
        await insertPicture(editor, src);
      } catch (thrown) {
        const reason = thrown instanceof Error ? thrown.message : "";
        setFailure(`We couldn’t upload ${file.name}. ${reason}`.trim());
      } finally {
        setProgress(null);
      }
    }
  };
  return {
    progress,
    failure,
    /** Takes files that are all pictures; a pasted text brings none. */
    take: (editor: Editor, files: readonly File[]) => {
      if (files.length === 0 || !files.every(({ type }) => type.startsWith("image/"))) return false;
      void sendAll(editor, files);
      return true;
    },
  };
};
