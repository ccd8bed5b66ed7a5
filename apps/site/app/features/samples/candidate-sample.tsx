import { CandidateCard, type CandidateCardView } from "@devguild/design-system/candidate-card";
import { Heading } from "@devguild/design-system/heading";
import { useState } from "react";

import classes from "./samples.module.css";

const CANDIDATES: readonly CandidateCardView[] = [
  {
    name: "Helena Vos",
    picture: null,
    line: "Backend, 8 years",
    points: 5,
    skills: "4 of 5 skills",
    since: "1 h",
    unread: true,
  },
  {
    name: "Rosalind Steiner-Vandenberghe",
    picture: null,
    line: "Full-stack, 11 years",
    points: 3.5,
    skills: "3 of 5 skills",
    since: "9 days",
    unread: false,
  },
];

/** Candidates as on a company's board; the one named in the address is selected. */
export function CandidateSample() {
  const [selected, setSelected] = useState("helena-vos");
  return (
    <>
      <Heading level={2}>New</Heading>
      <ul className={classes.stack}>
        {CANDIDATES.map((candidate) => {
          const name = candidate.name.toLowerCase().replace(/\W+/g, "-");
          return (
            <li key={name} onClickCapture={() => setSelected(name)}>
              <CandidateCard
                candidate={candidate}
                to={`#${name}`}
                selected={name === selected}
                headingLevel={3}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
