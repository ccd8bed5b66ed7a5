type Person = { full_name: string };

/**
 * Lists the people whose full name follows an @ in a text. The longest name wins, so that "@Ada Lovelace
 * King" doesn't also name Ada Lovelace. Pure. Source: docs/product/applications.md.
 */
export const findMentions = <P extends Person>(text: string, people: readonly P[]): P[] => {
  const byLength = people
    .filter(({ full_name }) => full_name !== "")
    .toSorted((one, other) => other.full_name.length - one.full_name.length);
  const found = new Set<P>();
  let rest = text;
  for (const person of byLength) {
    const mention = `@${person.full_name}`;
    if (!rest.includes(mention)) continue;
    found.add(person);
    // What is found is taken out, so that a shorter name isn't found in it; namesakes are all found.
    const isLast = !byLength.some(
      (other) => other !== person && !found.has(other) && other.full_name === person.full_name,
    );
    if (isLast) rest = rest.replaceAll(mention, "@");
  }
  return people.filter((person) => found.has(person));
};
