import { SectionHead } from "@devguild/design-system/section-head";
import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";

import classes from "./questions.module.css";

export type Question = { question: string; answer: string };

/** Common questions; each answer opens without scripts. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead title="Common questions" id={id} size="xl" />
      <div className={classes.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={classes.item}>
            <summary className={classes.question}>
              {question}
              <IconChevronDown className={classes.caret} size={18} stroke={1.75} aria-hidden />
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
