import { parseXml, type XmlElement } from "@rgrove/parse-xml";

const isElement = (node: { type: string }): node is XmlElement => node.type === "element";

/** Returns the root of a well-formed XML document; throws if it isn't one. */
export const parseRoot = (xml: string): XmlElement => {
  const { root } = parseXml(xml);
  if (!root) throw new Error("The XML has no root element.");
  return root;
};

/** Lists all descendant elements with a name, in document order. */
export const findElements = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter(isElement).flatMap((child) => {
    const below = findElements(child, name);
    return child.name === name ? [child].concat(below) : below;
  });

/** Lists the texts of all descendant elements with a name. */
export const findTexts = (parent: XmlElement, name: string) =>
  findElements(parent, name).map(({ text }) => text);
