import { inflateSync } from "node:zlib";

import { parseXml } from "@rgrove/parse-xml";
import { describe, expect, test } from "vitest";

import { testConfig } from "../../testing/test-config.ts";
import { type InvoiceDocument, splitAddress } from "./invoice-document.ts";
import { writeCii } from "./write-cii.ts";
import { writePdf } from "./write-pdf.ts";

const document: InvoiceDocument = {
  kind: "invoice",
  number: "DG-2026-000017",
  subject: "Upgrade to Recruiting L",
  issued_on: "2026-11-19",
  due_on: "2026-12-19",
  seller: testConfig.seller,
  buyer: {
    name: "Łódź & Söhne",
    address: "Łódź & Söhne GmbH\nAm Sandtorkai 41\n20457 Hamburg",
    country: "DE",
    vat_id: "DE298417056",
    email: "billing@test.example",
  },
  vat_treatment: "reverse_charge",
  vat_rate: 0,
  vat_note:
    "Reverse charge: VAT is to be paid by the recipient (Article 196, Directive 2006/112/EC).",
  net_cents: 29_333,
  vat_cents: 0,
  gross_cents: 29_333,
  corrects: null,
  lines: [
    {
      description: "Recruiting L",
      detail: "20–30 November 2026",
      quantity: 1,
      unit: "one",
      unit_price_cents: 54_963,
      net_cents: 54_963,
    },
    {
      description: "Unused days of Recruiting M",
      detail: "20–30 November 2026",
      quantity: -1,
      unit: "one",
      unit_price_cents: 25_630,
      net_cents: -25_630,
    },
  ],
};

const outside: InvoiceDocument = {
  ...document,
  buyer: { ...document.buyer, country: "CH", vat_id: "CHE123456789MWST" },
  vat_treatment: "outside",
};

const creditNote: InvoiceDocument = {
  ...document,
  kind: "credit_note",
  number: "CN-2026-000001",
  corrects: { number: "DG-2026-000017", issued_on: "2026-11-19" },
  net_cents: -29_333,
  gross_cents: -29_333,
  lines: document.lines.map((line) => ({
    ...line,
    quantity: -line.quantity,
    net_cents: -line.net_cents,
  })),
};

const valuesOf = (xml: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, "g")), ([, value]) => value);

describe("the XML of an invoice", () => {
  test("is well formed, and its amounts add up", () => {
    const xml = writeCii(document);
    expect(parseXml(xml).root?.name).toBe("rsm:CrossIndustryInvoice");
    expect(valuesOf(xml, "TypeCode")[0]).toBe("380");
    expect(valuesOf(xml, "BilledQuantity")).toEqual(["1", "-1"]);
    expect(valuesOf(xml, "LineTotalAmount")).toEqual(["549.63", "-256.30", "293.33"]);
    expect(valuesOf(xml, "GrandTotalAmount")).toEqual(["293.33"]);
    expect(valuesOf(xml, "CategoryCode")).toEqual(["AE", "AE", "AE"]);
    expect(xml).toContain('<ram:ID schemeID="VA">DE298417056</ram:ID>');
    expect(xml).toContain("<ram:Name>Łódź &amp; Söhne GmbH</ram:Name>");
  });

  test("names the rate of VAT", () => {
    const xml = writeCii({
      ...document,
      vat_treatment: "domestic",
      vat_rate: 2000,
      vat_note: null,
      vat_cents: 5867,
      gross_cents: 35_200,
    });
    expect(valuesOf(xml, "RateApplicablePercent")).toEqual(["20.00", "20.00", "20.00"]);
    expect(valuesOf(xml, "CalculatedAmount")).toEqual(["58.67"]);
    expect(valuesOf(xml, "ExemptionReason")).toEqual([]);
  });

  test("has neither rates nor VAT ids outside the EU's VAT", () => {
    const xml = writeCii(outside);
    expect(valuesOf(xml, "RateApplicablePercent")).toEqual([]);
    expect(xml).not.toContain("schemeID");
    expect(valuesOf(xml, "ExemptionReasonCode")).toEqual(["VATEX-EU-O"]);
  });

  test("of a credit note has positive amounts and the invoice that it corrects", () => {
    const xml = writeCii(creditNote);
    expect(valuesOf(xml, "TypeCode")[0]).toBe("381");
    expect(valuesOf(xml, "LineTotalAmount")).toEqual(["549.63", "-256.30", "293.33"]);
    expect(valuesOf(xml, "IssuerAssignedID")).toEqual(["DG-2026-000017"]);
    expect(valuesOf(xml, "IBANID")).toEqual([]);
  });
});

const bytesOf = async (invoice: InvoiceDocument) => Buffer.from(await writePdf(invoice));

// What is inside the streams of a PDF that can be unpacked.
const streamsOf = (pdf: Buffer) =>
  Array.from(
    pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g),
    ([, body]) => {
      const bytes = Buffer.from(body ?? "", "latin1");
      try {
        return inflateSync(bytes).toString("utf8");
      } catch {
        return bytes.toString("utf8");
      }
    },
  );

describe("the PDF of an invoice", () => {
  test("is a PDF/A-3 with the same XML inside, and text in fonts of its own", async () => {
    const pdf = await bytesOf(document);
    const source = pdf.toString("latin1");
    expect(source.slice(0, 8)).toBe("%PDF-1.7");
    expect(source).toContain("/AFRelationship /Alternative");
    expect(source).toContain("+Inter-Regular");
    const streams = streamsOf(pdf);
    expect(streams).toContain(writeCii(document));
    const metadata = streams.find((stream) => stream.includes("x:xmpmeta")) ?? "";
    expect(metadata).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(metadata).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
    expect(pdf.length).toBeLessThan(60_000);
  });

  test("is the same for the same invoice, byte by byte", async () => {
    expect((await bytesOf(document)).equals(await bytesOf(document))).toBe(true);
  });

  test("exists for credit notes, many lines, and signs that the font lacks", async () => {
    const many = Array.from({ length: 60 }, () => document.lines).flat();
    const pages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length;
    expect(pages(await bytesOf(creditNote))).toBe(1);
    expect(pages(await bytesOf({ ...document, lines: many }))).toBeGreaterThan(3);
    const buyer = { ...document.buyer, name: "東京 🚢" };
    expect(pages(await bytesOf({ ...document, buyer }))).toBe(1);
  });
});

test.each([
  [
    "Tidewerk",
    "Am Sandtorkai 41\n20457 Hamburg",
    "Tidewerk",
    ["Am Sandtorkai 41", "20457 Hamburg"],
  ],
  ["Tidewerk", "Tidewerk GmbH, Kai 1, Germany", "Tidewerk GmbH", ["Kai 1"]],
  ["Tidewerk", "Kai 1", "Tidewerk", ["Kai 1"]],
])("the address of %s, %j, is made out to %s", (name, address, to, lines) => {
  expect(splitAddress({ ...document.buyer, name, address })).toEqual({ name: to, lines });
});
