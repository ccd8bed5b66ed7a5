import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import PdfKit from "pdfkit";

import type { FileStore } from "../../../src/ports/files/files.port.ts";
import { getFolder } from "../../../src/ports/files/signed-uploads.ts";
import type { DemoCv } from "./cvs.ts";

const loadFont = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)));

const draw = (
  { name, position, contact, about, skills }: DemoCv,
  fonts: Record<string, Buffer>,
) => {
  const pdf = new PdfKit({ size: "A4", margin: 64, info: { Title: `CV of ${name}` } });
  for (const [font, bytes] of Object.entries(fonts)) pdf.registerFont(font, bytes);
  const write = (text: string, size: number, font = "text") =>
    pdf.font(font).fontSize(size).text(text, { lineGap: 4 });
  write(name, 24, "strong");
  write(position, 13);
  pdf.moveDown(0.5);
  for (const line of contact) write(line, 10);
  const writePart = (title: string, lines: readonly string[]) => {
    pdf.moveDown(1.5);
    write(title, 13, "strong");
    pdf.moveDown(0.3);
    for (const line of lines) write(line, 11);
  };
  if (about) writePart("Profile", [about]);
  if (skills.length > 0) writePart("Skills", skills);
  pdf.end();
  return buffer(pdf);
};

/** Stores CVs as PDF files, replacing those of an earlier demo world. */
export const writeCvs = async (files: FileStore, cvs: readonly DemoCv[]) => {
  const fonts = {
    text: loadFont("@devguild/fonts/inter-regular.ttf"),
    strong: loadFont("@devguild/fonts/inter-semibold.ttf"),
  };
  for (const cv of cvs) {
    const folder = getFolder("cv");
    await files.remove(folder, cv.key);
    await files.save(folder, cv.key, await draw(cv, fonts));
  }
};
