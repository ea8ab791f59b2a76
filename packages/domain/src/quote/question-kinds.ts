import * as z from 'zod/mini';
import type { ValidationKey } from '../validation/messages.ts';
import { says } from '../validation/says.ts';
import type { ChoiceWord } from './choice-words.ts';
import type { QuestionSection } from './sections.ts';
import { type AmountMessages, wholeDollars } from './whole-dollars.ts';

/** The kind of input that a question has. The web app has a page for each kind. */
export type QuestionKind = 'choice' | 'amount' | 'location' | 'professions';

/** Functions that convert an answer to text. The web app and the emails each implement them. */
export interface Say {
  /** The label of a choice. */
  readonly word: (choice: ChoiceWord) => string;
  /** An amount in dollars. */
  readonly money: (dollars: number) => string;
  /** The name of a county. */
  readonly county: (name: string) => string;
}

/** Where a question is shown in the product. */
export interface Place<Answer> {
  /** The answer's label in a summary, an email or a report. */
  readonly label: string;
  /** The question's wizard page: its number, starting at 1, and its path, `/quote/section/slug`. */
  readonly page: {
    readonly number: number;
    readonly section: QuestionSection;
    readonly slug: string;
  };
  /** The list in the confirmation summary that contains the answer. */
  readonly summary: QuestionSection;
  /**
   * For a question that was added after version 1: the first version with the question, and the
   * default answer in older quotes and drafts. The default must not assume anything about the
   * buyer.
   */
  readonly added?: { readonly version: number; readonly answer: Answer };
}

/** A question in the wizard. */
export interface Question<Answer, Schema extends z.ZodMiniType, Stored extends z.ZodMiniType>
  extends Place<Answer> {
  readonly kind: QuestionKind;
  /** Schema for the answer in a complete quote, with the confirmation page's messages. */
  readonly schema: Schema;
  /** Schema for the answer on the question's own page, with that page's messages. */
  readonly onPage: Schema;
  /** Schema for the answer in a draft. Accepts any input without checking business rules. */
  readonly inDraft: Stored;
  readonly inWords: (answer: Answer, say: Say) => string;
}

/**
 * Returns a schema that accepts any input. It keeps a value of the expected type, and replaces any
 * other value with null, which means not answered.
 */
export function orNull<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniCatch<z.ZodMiniNullable<Schema>> {
  return z.catch(z.nullable(schema), null);
}

type OrNull<Schema extends z.ZodMiniType> = z.ZodMiniCatch<z.ZodMiniNullable<Schema>>;

/** Defines a question with a few named choices. */
export function choiceQuestion<Schema extends z.ZodMiniType<ChoiceWord>>(
  schema: Schema,
  place: Place<z.output<Schema>>,
) {
  return {
    ...place,
    kind: 'choice',
    schema,
    onPage: schema,
    inDraft: orNull(schema),
    inWords: (choice, { word }) => word(choice),
  } as const satisfies Question<z.output<Schema>, Schema, OrNull<Schema>>;
}

/**
 * Defines a yes-or-no question. The labels in the summary may differ from the labels of the two
 * buttons.
 */
export function yesOrNoQuestion(
  required: ValidationKey,
  place: Place<boolean>,
  words: { readonly yes: ChoiceWord; readonly no: ChoiceWord } = { yes: 'yes', no: 'no' },
) {
  const schema = z.boolean(says(required));
  return {
    ...place,
    kind: 'choice',
    schema,
    onPage: schema,
    inDraft: orNull(z.boolean()),
    inWords: (isYes, { word }) => word(isYes ? words.yes : words.no),
  } as const satisfies Question<boolean, typeof schema, OrNull<z.ZodMiniBoolean<boolean>>>;
}

/**
 * Defines a question whose answer is an amount in whole dollars. The confirmation page and the
 * question's own page may use different messages.
 */
export function amountQuestion(
  onPage: AmountMessages,
  place: Place<number>,
  onConfirmation: AmountMessages = onPage,
) {
  return {
    ...place,
    kind: 'amount',
    schema: wholeDollars(onConfirmation),
    onPage: wholeDollars(onPage),
    inDraft: orNull(z.number()),
    inWords: (dollars, { money }) => money(dollars),
  } as const satisfies Question<number, z.ZodMiniNumber<number>, OrNull<z.ZodMiniNumber<number>>>;
}

/** Defines a question of any other kind, and infers the types of its schemas. */
export function question<
  Schema extends z.ZodMiniType,
  Stored extends z.ZodMiniType,
  const Kind extends QuestionKind,
>(
  details: Omit<Question<z.output<Schema>, Schema, Stored>, 'onPage' | 'kind'> & {
    readonly kind: Kind;
  },
) {
  return { ...details, onPage: details.schema };
}
