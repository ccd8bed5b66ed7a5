/** Returns what somebody found is called: who has just signed up may have no name yet. */
export const namePerson = ({ full_name: name }: { full_name: string }) => name || "No name yet";
