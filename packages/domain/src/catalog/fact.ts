import * as z from 'zod/mini';
import { CatalogProgram } from './catalog-program.ts';

/**
 * A fact's value as JSON, from an editor's request, a stored edit or a recorded change. The value
 * is not validated here. An earlier version may have stored a value that is no longer valid. Such a
 * value must not break the pages and notices that list it. `withFact` and `readDifference` parse
 * the value into the fact's own type.
 */
export const FactJson = z.unknown();
export type FactJson = z.infer<typeof FactJson>;

/** A program in which some facts may be missing. */
export interface ProgramDraft extends Partial<Omit<CatalogProgram, 'rules' | 'specifics'>> {
  readonly rules?: Partial<CatalogProgram['rules']>;
  readonly specifics?: Partial<CatalogProgram['specifics']>;
}

/**
 * The form for editing a value. With `lines`, the value is a list of texts or choices. With `json`,
 * the editor enters the value in the format of the files. With `source-day`, the editor enters
 * nothing, because the value is the source's date.
 */
export type FactEditor =
  | { readonly kind: 'text' | 'lines' | 'number' | 'yes-no' | 'json' | 'funding' | 'source-day' }
  | {
      readonly kind: 'choice';
      /** The values to choose from. An empty choice means null. */
      readonly choices: readonly string[];
    };

/** The form for a value that does not have its own form. */
export const json: FactEditor = { kind: 'json' };

/** Properties of a fact, except for the location of its value in a program. */
interface About<Value> {
  /** What an edit's source confirms, in the wording of the notes on the catalog's sources. */
  readonly supports: string;
  /** Other words that notes on sources use for the fact. */
  readonly mentions?: RegExp;
  /**
   * Whether notices announce a change even if the verdict, the amount and the status stay the same.
   */
  readonly isLimit?: true;
  /**
   * The form for editing the value. Default: JSON in the format of the files. Null if an editor
   * cannot change the fact.
   */
  readonly editor?: FactEditor | null;
  /** The date of the value. Default: the date of the program's last check. */
  day?(program: Pick<CatalogProgram, 'statusCheckedOn'>): string | null;
  /** Returns the value with the date of its source. Default: the value unchanged. */
  dated?(value: Value, day: string): Value;
  /**
   * Returns the value if an earlier version stored facts without this fact. Default: the value that
   * a file without the fact would have.
   */
  fromOlder?(facts: Readonly<Record<string, FactJson>>): Value;
}

/** A fact about a program: a field, one of its rules or texts, or a group of fields. */
export interface Fact<Value = FactJson, IsAnnounced extends boolean = boolean>
  extends About<Value> {
  readonly schema: z.ZodMiniType<Value>;
  /** The keys that lead to the value in a program's JSON. Empty for a group of fields. */
  readonly path: readonly string[];
  /** Whether notices announce changes to the fact. */
  readonly isAnnounced: IsAnnounced;
  readonly editor: FactEditor | null;
  get(program: CatalogProgram): Value;
  set<Program extends ProgramDraft>(program: Program, value: Value): Program;
}

/** The facts of a program, by name. */
export type FactTable = Readonly<Record<string, Fact>>;

/** The type of a fact's values. */
export type ValueOf<One extends Fact> = ReturnType<One['get']>;

/** A schema for each key of a type. */
type Schemas<Values> = { readonly [Key in keyof Values]: z.ZodMiniType<Values[Key]> };

const fields: Schemas<CatalogProgram> = CatalogProgram.shape;
const rules: Schemas<CatalogProgram['rules']> = CatalogProgram.shape.rules.shape;
const specifics: Schemas<CatalogProgram['specifics']> = CatalogProgram.shape.specifics.shape;

/** Returns a fact whose value is a field of the program. */
export function field<Key extends keyof CatalogProgram>(
  key: Key,
  about: About<CatalogProgram[Key]>,
): Fact<CatalogProgram[Key], true> {
  return {
    schema: fields[key],
    path: [key],
    isAnnounced: true,
    editor: json,
    get: (program) => program[key],
    set: (program, value) => ({ ...program, [key]: value }),
    ...about,
  };
}

/** Returns a fact whose value is a field of the program. Notices do not announce changes to it. */
export function quietField<Key extends keyof CatalogProgram>(
  key: Key,
  about: About<CatalogProgram[Key]>,
): Fact<CatalogProgram[Key], false> {
  return { ...field(key, about), isAnnounced: false };
}

/** Returns a fact whose value is one of the program's rules. */
export function rule<Key extends keyof CatalogProgram['rules']>(
  key: Key,
  about: About<CatalogProgram['rules'][Key]>,
): Fact<CatalogProgram['rules'][Key], true> {
  return {
    schema: rules[key],
    path: ['rules', key],
    isAnnounced: true,
    editor: json,
    get: (program) => program.rules[key],
    set: (program, value) => ({ ...program, rules: { ...program.rules, [key]: value } }),
    ...about,
  };
}

/**
 * Returns a fact whose value is text. Notices do not announce changes to the text, because it
 * repeats other facts.
 */
export function text<Key extends keyof CatalogProgram['specifics']>(
  key: Key,
  about: About<CatalogProgram['specifics'][Key]>,
): Fact<CatalogProgram['specifics'][Key], false> {
  return {
    schema: specifics[key],
    path: ['specifics', key],
    isAnnounced: false,
    editor: json,
    get: (program) => program.specifics[key],
    set: (program, value) => ({ ...program, specifics: { ...program.specifics, [key]: value } }),
    ...about,
  };
}
