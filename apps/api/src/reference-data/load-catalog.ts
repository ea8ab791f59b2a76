import { fileURLToPath } from 'node:url';
import type { CatalogProgram, SiteProduct } from '@latchkey/domain';
import {
  type CatalogPlaces,
  combinationFaults,
  ownProgramFaults,
} from '@latchkey/domain/catalog-check';
import { StartFailure } from '../process/start-failure.ts';
import { siteFaultLine } from '../site/site-file.ts';
import { DataError } from './data-error.ts';
import {
  type CatalogFault,
  type FiledProgram,
  type ProgramFiles,
  type RetiredProgram,
  readProgramFiles,
  readRetired,
} from './read-programs.ts';

const shippedFolder = fileURLToPath(new URL('../../../../data/programs/', import.meta.url));

/** An operator's folder with programs, and the data to validate them. */
interface OwnPrograms {
  readonly folder: string;
  readonly places: () => CatalogPlaces;
  /** Today's date, in ISO format. */
  readonly today: string;
}

/** The product file, and its setting that hides programs. */
interface Hiding {
  readonly file: string;
  readonly programs: SiteProduct['programs'];
}

export interface CatalogSources {
  /** Folder with the shipped programs. */
  readonly from?: string | undefined;
  readonly own?: OwnPrograms | undefined;
  readonly hiding?: Hiding | undefined;
}

/**
 * The catalog's programs ordered by ID, including the operator's programs, and all problems in the
 * files.
 */
export interface CatalogFiles extends ProgramFiles {
  /**
   * The operator's programs. Each one is added, or replaces the shipped program with the same slug.
   */
  readonly own: readonly FiledProgram[];
  /** The shipped programs, including those that the operator's programs replace. */
  readonly shipped: readonly FiledProgram[];
  /** The programs that are no longer in the shipped catalog, by slug. */
  readonly retired: ReadonlyMap<string, RetiredProgram>;
  /** Error lines for hidden programs in the product file that were never in the catalog. */
  readonly productFaults: readonly string[];
}

/**
 * Reads and validates the program catalog, ordered by program ID.
 *
 * @throws {DataError} with the file, the program and the field of the first problem
 * @throws {StartFailure} if only the product file is wrong, with one line for each problem
 */
export function loadCatalog(sources: CatalogSources = {}): readonly CatalogProgram[] {
  return checkedCatalogFiles(sources).programs.map(({ program }) => program);
}

/** Reads the catalog like `loadCatalog`, but also returns each program's file. */
export function checkedCatalogFiles(sources: CatalogSources): CatalogFiles {
  const files = readCatalogFiles(sources);
  const { productFaults } = files;
  const [first, ...others] = files.faults;
  if (first === undefined) {
    if (productFaults.length > 0) throw new StartFailure(productFaults.join('\n'));
    return files;
  }
  const { file, program, field, fault } = first;
  const place = [program, field].filter((part) => part !== '').join(', ');
  const count = others.length + productFaults.length;
  const more = count > 0 ? ` (${count} more: npm run catalog -- check)` : '';
  throw new DataError(file, place, `${fault}${more}`);
}

/**
 * Reads the catalog's files and lists every problem. The shipped programs only need to match the
 * format. The operator's own programs must also pass {@link ownProgramFaults}.
 */
export function readCatalogFiles({
  from = shippedFolder,
  own,
  hiding,
}: CatalogSources = {}): CatalogFiles {
  const shipped = readProgramFiles(from);
  const retired = readRetired(from);
  const ours = own === undefined ? { programs: [], faults: [] } : readProgramFiles(own.folder);
  const replaced = new Set(ours.programs.map(({ program }) => program.slug));
  const programs = [
    ...shipped.programs.filter(({ program }) => !replaced.has(program.slug)),
    ...ours.programs,
  ];
  const slugs = new Set([
    ...programs.map(({ program }) => program.slug),
    ...ours.faults.map(({ program }) => program),
    ...retired.keys(),
  ]);
  return {
    programs: programs.toSorted((a, b) => a.program.id - b.program.id),
    own: ours.programs,
    shipped: shipped.programs,
    retired,
    faults: [
      ...shipped.faults,
      ...ours.faults,
      ...repeatedIds(programs),
      ...(own ? ownFaults(own, { ours, shipped, slugs, retired }) : []),
    ],
    productFaults: hiding ? unknownHidden(hiding, slugs) : [],
  };
}

function ownFaults(
  { places, today }: OwnPrograms,
  {
    ours,
    shipped,
    slugs,
    retired,
  }: {
    readonly ours: ProgramFiles;
    readonly shipped: ProgramFiles;
    /** Slugs of all current and former programs in the catalog. */
    readonly slugs: ReadonlySet<string>;
    readonly retired: ReadonlyMap<string, RetiredProgram>;
  },
): CatalogFault[] {
  const bySlug = new Map(shipped.programs.map(({ program }) => [program.slug, program]));
  const known = places();
  return ours.programs.flatMap(({ file, program }) => {
    const { slug } = program;
    const surroundings = {
      places: known,
      today,
      replaced: bySlug.get(slug),
      retiredId: retired.get(slug)?.id,
    };
    const faults = [
      ...ownProgramFaults(program, surroundings),
      ...combinationFaults(program, slugs),
    ];
    return faults.map((one) => ({ file, program: slug, ...one }));
  });
}

/**
 * Finds hidden programs that were never in the catalog. The product file may still hide a program
 * that is no longer in the catalog, because such a program must not keep the server from starting
 * after an upgrade.
 */
function unknownHidden(
  { file, programs: { hide } }: Hiding,
  slugs: ReadonlySet<string>,
): readonly string[] {
  return hide.flatMap((slug, index) =>
    slugs.has(slug)
      ? []
      : [
          siteFaultLine(
            { kind: 'product', file },
            `programs.hide.${index} is not the slug of a program: ${slug}`,
          ),
        ],
  );
}

function repeatedIds(programs: readonly FiledProgram[]): CatalogFault[] {
  const slugs = new Map<number, string>();
  return programs.flatMap(({ file, program: { id, slug } }) => {
    const other = slugs.get(id);
    slugs.set(id, slug);
    if (other === undefined) return [];
    return [{ file, program: slug, field: 'id', fault: `${id} is also the ID of ${other}` }];
  });
}
