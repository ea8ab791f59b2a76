import {
  type Area,
  type Assessment,
  assess,
  type CatalogProgram,
  type FundingStatus,
  factNames,
  facts,
  type HiddenAs,
  isSameValue,
  nothingKnown,
  statusOn,
} from '@latchkey/domain';
import type { Catalog } from '../../apps/api/src/programs/catalog.ts';
import type { ExampleBuyer } from '../../apps/api/src/public-catalog/example-buyers.ts';

interface Named extends Pick<CatalogProgram, 'id' | 'slug' | 'fullName'> {}

/**
 * A program as shown in a buyer's list, with the assistance in dollars. Null if the list does not
 * contain the program.
 */
type Seen = {
  readonly verdict: 'match' | 'match to check' | 'almost';
  readonly status: FundingStatus;
  readonly amount: number;
} | null;

export interface Preview {
  readonly added: readonly Named[];
  readonly removed: readonly Named[];
  readonly changed: readonly (Named & {
    readonly facts: readonly {
      readonly fact: string;
      readonly before: unknown;
      readonly after: unknown;
    }[];
  })[];
  readonly hidden: readonly (Named & { readonly as: HiddenAs })[];
  /** Programs that are hidden now but that the new catalog would show. */
  readonly shown: readonly Named[];
  readonly buyers: readonly {
    readonly name: string;
    /** The number of matching programs before and after the change. */
    readonly before: number;
    readonly after: number;
    readonly changes: readonly (Named & { readonly before: Seen; readonly after: Seen })[];
  }[];
}

interface Buyers {
  readonly buyers: readonly ExampleBuyer[];
  readonly areaOf: (location: ExampleBuyer['quote']['homeLocation']) => Area;
  /** Today's date in ISO format. */
  readonly today: string;
}

/** Compares two catalogs, and the programs that example buyers get from each catalog. */
export function previewCatalog(before: Catalog, after: Catalog, context: Buyers): Preview {
  const [old, now] = [before, after].map(
    ({ all }) => new Map(all.map((program) => [program.slug, program])),
  );
  const added = after.all.filter(({ slug }) => !old?.has(slug));
  const kept = after.all.flatMap((program) => {
    const earlier = old?.get(program.slug);
    return earlier ? [{ program, earlier }] : [];
  });
  const newlyHidden = after.all.flatMap((program) => {
    const as = after.hiddenAs(program);
    const earlier = old?.get(program.slug);
    const isNew = as !== null && (!earlier || before.hiddenAs(earlier) === null);
    return isNew ? [{ ...named(program), as }] : [];
  });
  return {
    added: added.map(named),
    removed: before.all.filter(({ slug }) => !now?.has(slug)).map(named),
    changed: kept.flatMap(({ program, earlier }) => {
      const changes = differences(earlier, program);
      return changes.length > 0 ? [{ ...named(program), facts: changes }] : [];
    }),
    hidden: newlyHidden,
    shown: kept
      .filter(
        ({ program, earlier }) =>
          before.hiddenAs(earlier) !== null && after.hiddenAs(program) === null,
      )
      .map(({ program }) => named(program)),
    buyers: context.buyers.map((buyer) => buyerPreview(buyer, before, after, context)),
  };
}

function differences(before: CatalogProgram, after: CatalogProgram) {
  const values = factNames.map((fact) => ({
    fact: String(fact),
    before: facts[fact].get(before),
    after: facts[fact].get(after),
  }));
  const sources = { fact: 'sources', before: before.sources, after: after.sources };
  const id = { fact: 'id', before: before.id, after: after.id };
  return [id, ...values, sources].filter((one) => !isSameValue(one.before, one.after));
}

function buyerPreview(
  { name, quote }: ExampleBuyer,
  before: Catalog,
  after: Catalog,
  { areaOf, today }: Buyers,
): Preview['buyers'][number] {
  const area = areaOf(quote.homeLocation);
  const seenIn = (catalog: Catalog) =>
    new Map(
      catalog.inCounty(area).map((program) => {
        const assessment = assess(program, quote, area, { today, known: nothingKnown });
        return [program.slug, seenOf(assessment, statusOn(program, today))];
      }),
    );
  const [seenBefore, seenAfter] = [seenIn(before), seenIn(after)];
  const programs = new Map([...before.all, ...after.all].map((one) => [one.slug, one]));
  const changes = [...programs.values()].flatMap((program) => {
    const seen = {
      before: seenBefore.get(program.slug) ?? null,
      after: seenAfter.get(program.slug) ?? null,
    };
    return isSameValue(seen.before, seen.after) ? [] : [{ ...named(program), ...seen }];
  });
  const matches = (seen: ReadonlyMap<string, Seen>) =>
    [...seen.values()].filter((one) => one?.verdict.startsWith('match')).length;
  return { name, before: matches(seenBefore), after: matches(seenAfter), changes };
}

function seenOf({ verdict, hasCheck, amount }: Assessment, status: FundingStatus): Seen {
  if (verdict === 'no') return null;
  const checked = hasCheck ? ('match to check' as const) : ('match' as const);
  return { verdict: verdict === 'match' ? checked : verdict, status, amount: Math.round(amount) };
}

function named({ id, slug, fullName }: Named): Named {
  return { id, slug, fullName };
}
