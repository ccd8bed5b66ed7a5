import { parseXml, type XmlElement } from "@rgrove/parse-xml";

const isElement = (node: { type: string }): node is XmlElement => node.type === "element";

/** The root of a well-formed XML document; throws where it is none. */
export const parseRoot = (xml: string): XmlElement => {
  const { root } = parseXml(xml);
  if (!root) throw new Error("This XML has no element.");
  return root;
};

/** The elements of a name anywhere below one, in their order. */
export const findElements = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter(isElement).flatMap((child) => {
    const below = findElements(child, name);
    return child.name === name ? [child].concat(below) : below;
  });

/** The texts of the elements of a name anywhere below one. */
export const findTexts = (parent: XmlElement, name: string) =>
  findElements(parent, name).map(({ text }) => text);
