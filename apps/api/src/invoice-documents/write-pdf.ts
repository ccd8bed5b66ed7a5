import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { pluralize } from "@devguild/schemas/formats";
import { formatCents, formatSum } from "@devguild/schemas/prices";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import * as fontkit from "fontkit";
import PdfKit from "pdfkit";

import { brandMarkPaths } from "../drawing/brand-mark.ts";
import { countryName, type InvoiceDocument, splitAddress } from "./invoice-document.ts";
import { writeCii } from "./write-cii.ts";

const loadFont = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)));

const FONTS = {
  text: loadFont("@devguild/fonts/inter-regular.ttf"),
  strong: loadFont("@devguild/fonts/inter-semibold.ttf"),
};

const opened = fontkit.create(FONTS.text);
if (!("hasGlyphForCodePoint" in opened)) throw new Error("inter-regular.ttf holds several fonts.");

// PDF/A allows no text that the font can't draw.
const drawable = (text: string) =>
  Array.from(text.normalize("NFC"), (sign) =>
    sign === "\n" || opened.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : "?",
  ).join("");

const INK = { text: "#191713", quiet: "#6b665c", line: "#d8d3c9" };
const PAGE = { width: 595.28, left: 56, right: 539.28, bottom: 770 };
const COLUMNS = { quantity: 330, price: 380, net: 460 };
const TITLES = { invoice: "Invoice", credit_note: "Credit note" } as const;

const dates = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const formatDay = (day: string) => dates.format(new Date(day));

const formatQuantity = ({ quantity, unit }: InvoiceDocument["lines"][number]) => {
  const amount = Math.abs(quantity);
  const text = unit === "month" ? pluralize(amount, "month") : String(amount);
  return quantity < 0 ? `−${text}` : text;
};

/** Groups an IBAN by four, as people read it. */
const formatIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");

type Pdf = PDFKit.PDFDocument;
type TextOptions = {
  size?: number;
  strong?: boolean;
  quiet?: boolean;
  width?: number;
  align?: "right";
};

/** Writes text at a place; returns the y below it. */
const write = (pdf: Pdf, text: string, x: number, y: number, options: TextOptions = {}) => {
  const { size = 9.5, strong = false, quiet = false, width = PAGE.right - x, align } = options;
  pdf
    .font(strong ? "strong" : "text")
    .fontSize(size)
    .fillColor(quiet ? INK.quiet : INK.text)
    .text(drawable(text), x, y, { width, lineGap: 2, ...(align && { align }) });
  return pdf.y;
};

const writeAmount = (pdf: Pdf, cents: number, y: number, options: TextOptions = {}) =>
  write(pdf, formatCents(cents), COLUMNS.net, y, {
    ...options,
    width: PAGE.right - COLUMNS.net,
    align: "right",
  });

const drawLine = (pdf: Pdf, y: number) =>
  pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(INK.line).stroke();

const drawMark = (pdf: Pdf) => {
  pdf.save().translate(PAGE.left, 48).scale(0.75);
  for (const { fill, path } of brandMarkPaths) pdf.path(path).fill(fill);
  pdf.restore();
  write(pdf, PRODUCT_NAME, PAGE.left + 32, 53, { size: 14, strong: true });
};

const writeParties = (pdf: Pdf, { seller, buyer }: InvoiceDocument) => {
  const sellerLines = [...seller.address, `VAT ID ${seller.vatId}`];
  write(pdf, seller.name, 350, 52, { strong: true });
  write(pdf, sellerLines.join("\n"), 350, 66, { quiet: true });
  const { name, lines } = splitAddress(buyer);
  const y = write(pdf, name, PAGE.left, 140, { strong: true, width: 270 });
  const country = countryName(buyer.country);
  const vatId = buyer.vat_id ? [`VAT ID ${buyer.vat_id}`] : [];
  return write(pdf, [...lines, country, ...vatId].join("\n"), PAGE.left, y, { width: 270 });
};

const writeFacts = (pdf: Pdf, document: InvoiceDocument, top: number) => {
  const { kind, corrects } = document;
  const facts: [string, string][] = [
    ["Number", document.number],
    ["Date", formatDay(document.issued_on)],
    kind === "invoice"
      ? ["Due", formatDay(document.due_on)]
      : ["Corrects", `${corrects?.number}\nof ${formatDay(corrects?.issued_on ?? "")}`],
  ];
  let y = top;
  for (const [label, value] of facts) {
    write(pdf, label, 350, y, { quiet: true });
    y = write(pdf, value, 410, y);
  }
};

const writeHead = (pdf: Pdf, y: number) => {
  write(pdf, "Description", PAGE.left, y, { size: 8.5, quiet: true });
  write(pdf, "Quantity", COLUMNS.quantity, y, {
    size: 8.5,
    quiet: true,
    width: 50,
    align: "right",
  });
  write(pdf, "Price €", COLUMNS.price, y, { size: 8.5, quiet: true, width: 80, align: "right" });
  write(pdf, "Net €", COLUMNS.net, y, { size: 8.5, quiet: true, width: 79.28, align: "right" });
  drawLine(pdf, y + 16);
  return y + 24;
};

const nextPage = (pdf: Pdf, y: number, needed: number) => {
  if (y + needed <= PAGE.bottom) return y;
  pdf.addPage();
  return 56;
};

const writeLines = (pdf: Pdf, { lines }: InvoiceDocument, top: number) => {
  let y = writeHead(pdf, top);
  for (const line of lines) {
    y = nextPage(pdf, y, 48);
    write(pdf, formatQuantity(line), 300, y, {
      width: 80,
      align: "right",
    });
    write(pdf, formatCents(line.unit_price_cents), COLUMNS.price, y, { width: 80, align: "right" });
    writeAmount(pdf, line.net_cents, y);
    let below = write(pdf, line.description, PAGE.left, y, { width: 250 });
    if (line.detail)
      below = write(pdf, line.detail, PAGE.left, below, { size: 8.5, quiet: true, width: 250 });
    y = below + 8;
  }
  return y;
};

const writeSums = (pdf: Pdf, document: InvoiceDocument, top: number) => {
  let y = nextPage(pdf, top, 150);
  drawLine(pdf, y);
  y += 8;
  const rows: [string, number, boolean][] = [
    ["Net", document.net_cents, false],
    [`${document.vat_rate / 100}% VAT`, document.vat_cents, false],
    ["Total €", document.gross_cents, true],
  ];
  for (const [label, cents, strong] of rows) {
    write(pdf, label, COLUMNS.quantity, y, { strong });
    y = writeAmount(pdf, cents, y, { strong }) + 4;
  }
  return document.vat_note ? write(pdf, document.vat_note, PAGE.left, y + 8, { quiet: true }) : y;
};

const writePayment = (pdf: Pdf, document: InvoiceDocument, top: number) => {
  const { seller, number, due_on, kind } = document;
  if (kind === "credit_note")
    return write(pdf, "You don’t have to pay anything.", PAGE.left, top + 20);
  const y = write(
    pdf,
    `Please transfer ${formatSum(document.gross_cents)} by ${formatDay(due_on)}.`,
    PAGE.left,
    top + 20,
    { strong: true },
  );
  const account = [
    `To ${seller.name}`,
    `IBAN ${formatIban(seller.iban)}`,
    ...(seller.bic ? [`BIC ${seller.bic}`] : []),
    `Reference ${number}`,
  ];
  return write(pdf, account.join("\n"), PAGE.left, y + 2);
};

// What Factur-X adds to the metadata of a PDF/A-3, so that programs find the XML inside.
const FACTUR_X = `
<rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" rdf:about="">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      ["DocumentFileName", "The name of the embedded XML document"],
      ["DocumentType", "The type of the hybrid document in capital letters"],
      ["Version", "The actual version of the standard applying to the embedded XML document"],
      ["ConformanceLevel", "The conformance level of the embedded XML document"],
    ]
      .map(
        ([name, description]) => `
      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
      )
      .join("")}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const collect = async (pdf: Pdf): Promise<Uint8Array> => {
  const pieces: Buffer[] = [];
  for await (const piece of pdf) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/**
 * Writes an invoice as a PDF/A-3 with its XML inside (Factur-X, profile EN 16931). The same invoice always
 * gives the same bytes. Source: docs/decisions/invoices.md.
 */
export const writePdf = (document: InvoiceDocument): Promise<Uint8Array> => {
  const issuedAt = new Date(document.issued_on);
  const title = `${TITLES[document.kind]} ${document.number}`;
  const pdf = new PdfKit({
    size: "A4",
    margin: 0,
    subset: "PDF/A-3b",
    pdfVersion: "1.7",
    lang: "en",
    displayTitle: true,
    font: "",
    info: { Title: title, Creator: PRODUCT_NAME, CreationDate: issuedAt },
  });
  pdf.registerFont("text", FONTS.text).registerFont("strong", FONTS.strong);
  drawMark(pdf);
  const below = writeParties(pdf, document);
  const top = Math.max(below + 28, 250);
  write(pdf, TITLES[document.kind], PAGE.left, top, { size: 20, strong: true });
  writeFacts(pdf, document, top + 4);
  const sums = writeSums(pdf, document, writeLines(pdf, document, top + 64));
  writePayment(pdf, document, nextPage(pdf, sums, 90));
  pdf.appendXML(FACTUR_X);
  // The library's types lack the relationship, which PDF/A-3 requires.
  const attachment = {
    name: "factur-x.xml",
    type: "text/xml",
    description: `${title} as XML`,
    relationship: "Alternative",
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  };
  pdf.file(Buffer.from(writeCii(document)), attachment);
  pdf.end();
  return collect(pdf);
};
