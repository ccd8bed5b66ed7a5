import { BrandMark } from "@devguild/design-system/brand-mark";
import { Heading } from "@devguild/design-system/heading";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { PUSH_BODY_SHOWN } from "@devguild/schemas/constants/push-notifications";

import classes from "./push.module.css";

type Words = { title: string; body: string };

const cut = (text: string) =>
  text.length > PUSH_BODY_SHOWN ? `${text.slice(0, PUSH_BODY_SHOWN).trimEnd()} …` : text;

function Card({ title, body, from }: Words & { from: string }) {
  return (
    <div className={classes.card}>
      <span className={classes.icon}>
        <BrandMark name={PRODUCT_NAME} markOnly size={20} />
      </span>
      <div className={classes.cardWords}>
        <p className={classes.cardTitle}>{title || "Title"}</p>
        <p>{body || "Text"}</p>
        <p className={classes.from}>{from}</p>
      </div>
    </div>
  );
}

/** What a push notification looks like on a locked phone and in a browser. */
export function PushPreview({ title, body, host }: Words & { host: string }) {
  return (
    <section className={classes.preview} aria-labelledby="push-preview">
      <Heading id="push-preview" level={2} size="sm">
        Preview
      </Heading>
      <div className={classes.phone}>
        <p className={classes.clock} aria-hidden>
          7:15
        </p>
        <Card title={title} body={cut(body)} from="now" />
      </div>
      <Card title={title} body={body} from={`${host}, in a browser`} />
      <p className={classes.note}>Phones cut the text after about {PUSH_BODY_SHOWN} characters.</p>
    </section>
  );
}
