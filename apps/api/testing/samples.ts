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

type ParamsOf<E extends Endpoint> = keyof Params<E> extends never
  ? { params?: undefined }
  : { params: Params<E> };
type QueryOf<E extends Endpoint> = E["query"] extends object
  ? { query?: { [Name in keyof QueryInput<E>]?: string | string[] } }
  : { query?: undefined };
type BodyOf<E extends Endpoint> = E["body"] extends object
  ? { body: BodyInput<E> }
  : { body?: undefined };

/** What a call is sent: its path's parameters, its query as an address writes it, and its body. */
type InputOf<E extends Endpoint> = ParamsOf<E> & QueryOf<E> & BodyOf<E>;

type MakeInput<Input> = (world: World) => Input | Promise<Input>;

/** Reads that are counted: they take few statements, however many rows they list. */
type ManyRows<Input> = {
  /** Makes one of the rows; left out where the rows are those of other calls. */
  makeRow?: (world: World, index: number) => Promise<unknown>;
  reads: readonly { as: PersonName; input?: MakeInput<Input> }[];
};

type SampleOf<Input, Param> = {
  /** Who may make the call, written by hand: the contract's own `access` is what is tested. */
  may: readonly PersonName[];
  /** Staff may make it in production before their session has proved a second factor. */
  beforeSecondFactor?: true;
  /** The call changes the caller's account, so a new person makes it each time. */
  changesWhoOneIs?: true;
  /** Odd values of the body that are valid, as path and value: "skills.0.experience -1". */
  fine?: readonly string[];
  /** Parameters that may be 0, for a record that doesn't exist yet. */
  zeroIsFine?: readonly Param[];
  manyRows?: ManyRows<Input>;
  /** Rows of the demo world that a public read is tested with: columns are parameters or query. */
  contentOf?: SQL;
  /** A public read that needs a secret, leads to a provider, or shows private data only. */
  hasNoContent?: true;
} & (object extends Input
  ? { sample?: MakeInput<Input> }
  : {
      /** Valid input; made anew for each test. */
      sample: MakeInput<Input>;
    });

/** What is special beside each call of a noun; a call without an entry does not compile. */
type SamplesOf<Calls extends Endpoints> = {
  [Name in keyof Calls]: SampleOf<InputOf<Calls[Name]>, keyof Params<Calls[Name]>>;
};

/** A call's input where nothing is known of the call. */
export type Input = {
  params?: Record<string, number | string>;
  query?: Record<string, string | string[]>;
  body?: object;
};
export type CallSample = SampleOf<Input, string>;
export type Samples = { calls: Endpoints; samples: Record<string, CallSample> };

/** Binds the calls of a noun to valid input, and to what tests need to know about them. */
export const defineSamples = <const Calls extends Endpoints>(
  calls: Calls,
  samples: SamplesOf<Calls>,
): Samples =>
  // Each sample is of its call's exact types; here only the shape of one is known.
  ({ calls, samples: samples as unknown as Record<string, CallSample> });

/** Fields of a body that may be null, as `fine` names them. */
export const nullable = (...fields: readonly string[]) => fields.map((field) => `${field} null`);
