import * as z from 'zod/mini';
import { type Fact, FactJson, type FactTable, type ValueOf } from '../catalog/fact.ts';
import { FactName, facts } from '../catalog/facts.ts';
import { StoredAddress } from '../catalog/web-address.ts';

/** A difference with its values as JSON. */
const StoredDifference = z.strictObject({
  fact: FactName,
  before: z.optional(FactJson),
  after: z.optional(FactJson),
  /** URL of the source. Null if the program has no source with a date. */
  sourceUrl: z.nullable(StoredAddress),
  /** The date of the new value. */
  sourceDay: z.string(),
});
type Source = Pick<z.infer<typeof StoredDifference>, 'sourceUrl' | 'sourceDay'>;

/** A fact with its values before and after the changes, and its source. */
export interface Difference<Name extends string, Value> extends Source {
  readonly fact: Name;
  /**
   * The value before the changes. Missing if this version cannot read the format in which an
   * earlier version stored it.
   */
  readonly before?: Value;
  readonly after?: Value;
}

/** A difference in one of a table's facts. Each fact has its own type of values. */
export type DifferenceIn<Table extends FactTable> = {
  [Name in keyof Table & string]: Difference<Name, ValueOf<Table[Name]>>;
}[keyof Table & string];

export type FactDifference = DifferenceIn<typeof facts>;

const ReadDifference = StoredDifference.check(
  z.overwrite((stored) => readDifference(stored, facts[stored.fact])),
);

/** Reads a difference. Drops values that this version cannot read. */
// biome-ignore lint/nursery/noUnsafeTypeAssertion: `readDifference` reads each fact's own values.
export const FactDifference = ReadDifference as z.ZodMiniType<FactDifference>;

/** Converts the values of a difference to the fact's own type. */
export function readDifference<Stored extends Difference<string, FactJson>>(
  { before, after, ...stored }: Stored,
  { schema }: Fact,
) {
  const read = (value: FactJson) =>
    value === undefined ? undefined : schema.safeParse(value).data;
  const [earlier, current] = [read(before), read(after)];
  return {
    ...stored,
    ...(earlier === undefined ? {} : { before: earlier }),
    ...(current === undefined ? {} : { after: current }),
  };
}
