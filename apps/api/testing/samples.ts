import type {
  BodyInput,
  Endpoint,
  Endpoints,
  Params,
  QueryInput,
} from "@devguild/contract/endpoint";
import type { SQL } from "drizzle-orm";

import type { World } from "./contract-world.ts";
import type { PersonName } from "./people.ts";

type ParamsPart<E extends Endpoint> = keyof Params<E> extends never
  ? { params?: undefined }
  : { params: Params<E> };
type QueryPart<E extends Endpoint> = E["query"] extends object
  ? { query?: { [Name in keyof QueryInput<E>]?: string | string[] } }
  : { query?: undefined };
type BodyPart<E extends Endpoint> = E["body"] extends object
  ? { body: BodyInput<E> }
  : { body?: undefined };

/** The input of a call: path parameters, query as in a URL, and body. */
type EndpointInput<E extends Endpoint> = ParamsPart<E> & QueryPart<E> & BodyPart<E>;

type MakeInput<Input> = (world: World) => Input | Promise<Input>;

/** Reads whose statements are counted: few, however many rows they list. */
type ManyRows<Input> = {
  /** Creates one row; omitted if other calls create the rows. */
  makeRow?: (world: World, index: number) => Promise<unknown>;
  reads: readonly { as: PersonName; input?: MakeInput<Input> }[];
};

type Sample<Input, Param> = {
  /** Who may make the call, written by hand, as the contract's own `access` is what is tested. */
  may: readonly PersonName[];
  /** Whether staff may make the call in production before their session has a second factor. */
  beforeSecondFactor?: true;
  /** Whether the call changes the caller's account, so that each call needs a new person. */
  changesAccount?: true;
  /** Unusual but valid values of the body, as path and value: "skills.0.experience -1". */
  validValues?: readonly string[];
  /** Parameters that may be 0, for a record that doesn't exist yet. */
  allowsZero?: readonly Param[];
  manyRows?: ManyRows<Input>;
  /** Rows of the demo world to test a public read with; their columns are parameters or query. */
  contentRows?: SQL;
  /** A public read that needs a secret, redirects to a provider, or only shows private data. */
  skipsContentCheck?: true;
} & (object extends Input
  ? { sample?: MakeInput<Input> }
  : {
      /** Creates valid input, anew for each test. */
      sample: MakeInput<Input>;
    });

/** A sample for each call of a resource; a missing one doesn't compile. */
type EndpointSamples<Calls extends Endpoints> = {
  [Name in keyof Calls]: Sample<EndpointInput<Calls[Name]>, keyof Params<Calls[Name]>>;
};

/** The input of any call. */
export type Input = {
  params?: Record<string, number | string>;
  query?: Record<string, string | string[]>;
  body?: object;
};
export type CallSample = Sample<Input, string>;
export type Samples = { calls: Endpoints; samples: Record<string, CallSample> };

/** Binds the calls of a resource to valid input and other facts that tests need. */
export const defineSamples = <const Calls extends Endpoints>(
  calls: Calls,
  samples: EndpointSamples<Calls>,
): Samples =>
  // Each sample has its call's exact types; here only the general shape is known.
  ({ calls, samples: samples as unknown as Record<string, CallSample> });

/** Lists fields of a body that may be null, in the format of `validValues`. */
export const nullable = (...fields: readonly string[]) => fields.map((field) => `${field} null`);
