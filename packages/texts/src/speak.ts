import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type CompiledMessage } from 'icu-minify/format';
import type { Locale } from './catalogs.ts';

/** Sentences in ICU MessageFormat, by key. */
export type Catalog = Readonly<Record<string, string>>;

/** A catalog after `compileCatalog` has compiled it. */
export type CompiledCatalog = Readonly<Record<string, CompiledMessage>>;

type Values<Words extends string> = GetICUArgs<
  Words,
  { ICUArgument: string; ICUNumberArgument: number }
>;

type Sentence<Words extends string> = (
  ...values: keyof Values<Words> extends never ? [] : [Values<Words>]
) => string;

/** One function for each sentence in a catalog. Its arguments are the sentence's placeholders. */
export type TextOf<Sentences extends Catalog> = {
  readonly [Key in keyof Sentences]: Sentence<Sentences[Key]>;
};

/** Converts a catalog to typed functions. */
export function speak<Sentences extends Catalog>(
  locale: Locale,
  catalog: CompiledCatalog,
): TextOf<Sentences> {
  return new Proxy(Object.create(null), {
    get: (_, key: string) => {
      const sentence = catalog[key];
      if (sentence === undefined) return undefined;
      return (values?: Readonly<Record<string, string | number>>) =>
        format(sentence, `${locale}-US`, values, { formatters });
    },
  });
}

const formatters = {
  getNumberFormat: once((...given: ConstructorParameters<typeof Intl.NumberFormat>) => {
    return new Intl.NumberFormat(...given);
  }),
  getPluralRules: once((...given: ConstructorParameters<typeof Intl.PluralRules>) => {
    return new Intl.PluralRules(...given);
  }),
  getDateTimeFormat: once((...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
    return new Intl.DateTimeFormat(...given);
  }),
};

/**
 * Creates one formatter for each set of arguments, because creating a formatter takes milliseconds
 * on a slow phone.
 */
function once<Given extends readonly unknown[], Formatter>(
  create: (...given: Given) => Formatter,
): (...given: Given) => Formatter {
  const created = new Map<string, Formatter>();
  return (...given) => {
    const key = JSON.stringify(given);
    const formatter = created.get(key) ?? create(...given);
    created.set(key, formatter);
    return formatter;
  };
}
