import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

/** A word or phrase to avoid in plain American English, and what to write instead. */
interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
}

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly words: string;
  readonly instead: string;
}

interface Passage {
  readonly text: string;
  /** The offset of the text in its file, in characters. */
  readonly start: number;
}

const phrase = (words: string, instead: string): Rule => ({
  pattern: new RegExp(`\\b(?:${words})\\b`, 'giu'),
  instead,
});

/**
 * The words and phrases to avoid. Each was common in this repository before its language was
 * rewritten.
 */
const rules: readonly Rule[] = [
  phrase('whoever', 'anyone who'),
  phrase('whatever', 'any, all, or name the thing'),
  phrase('whom|whomever', 'who, or name the person'),
  phrase('somebody', 'someone, another user'),
  phrase('nobody', 'no one'),
  phrase('everybody', 'everyone'),
  phrase('anybody', 'anyone'),
  phrase('anew', 'again'),
  phrase('lest', 'so that … not'),
  phrase('thereof|therein|thereby|hereby|whence|hence|thus', 'so, or a new sentence'),
  phrase('is none|are none|was none|were none', 'has no'),
  phrase('or else', 'otherwise'),
  phrase('meanwhile', 'while it runs, until then, or nothing'),
  phrase('beside', 'next to'),
  phrase('for want of', 'without'),
  phrase('as it were|of its own making', 'nothing'),
  phrase('sees? to it|seen to', 'makes sure'),
  phrase('worth nothing', 'invalid'),
  phrase('to be had', 'available'),
  phrase('what (?:has )?(?:came|comes?|become|became) of', 'the outcome, or what happened'),
  phrase("what (?:[\\w'’]+ ){1,5}comes? to", 'the total, the figures, or name them'),
  phrase('hears? of|hear what', 'gets a notice of'),
  phrase('(?:is|are|was|were|be|been|last|also) told', 'gets, receives, is notified, is announced'),
  phrase('tell(?:s|ing)? of', 'announces, reports, mentions'),
  phrase('lacks?|lacked|lacking', 'has no, does not have, without'),
  phrase('last knew', 'was last notified'),
  phrase('shall|ought', 'must, should'),
  phrase(
    'colours?|coloured|counsellors?|behaviours?|favours?|favourites?|neighbours?|centres?|licences?|cheques?|grey|honours?|honoured|labelled|organis\\w+|recognis\\w+|summaris\\w+',
    'the American spelling',
  ),
];

/**
 * Finds the words and phrases to avoid in a file's prose. In TypeScript, prose means comments, test
 * titles, and strings of three or more words. In Markdown, prose means everything outside code.
 */
export function plainEnglishFindings(file: string, source: string): Finding[] {
  const passages = file.endsWith('.md') ? markdownProse(source) : typescriptProse(file, source);
  const matches = passages.flatMap(({ text, start }) =>
    rules.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        at: start + index,
        words,
        instead,
      })),
    ),
  );
  return matches
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...rest }) => ({ file, line: source.slice(0, at).split('\n').length, ...rest }));
}

/**
 * Replaces code, URLs and file names with spaces, so that all positions stay the same. Also
 * replaces a test title that follows its file name, because the title is checked in the test file.
 */
function markdownProse(source: string): Passage[] {
  const text = source.replaceAll(
    /```[\s\S]*?```|`[^`]*\.(?:test|spec)\.ts` "[^"]*"|`[^`]*`|\]\([^)]*\)|https?:\S+/g,
    blank,
  );
  return [{ text, start: 0 }];
}

function typescriptProse(file: string, source: string): Passage[] {
  const { comments, program } = parseSync(file, source);
  const passages: Passage[] = comments.map(({ value, start }) => ({
    text: value.replaceAll(/`[^`]*`|https?:\S+/g, blank),
    start: start + 2,
  }));
  const keep = (text: string, start: number) => {
    if (isSentence(text)) passages.push({ text, start });
  };
  const keepLiteral: VisitorObject['Literal'] = ({ value, start }) => {
    if (typeof value === 'string') keep(value, start + 1);
  };
  const keepTemplate: VisitorObject['TemplateElement'] = ({ value, start }) =>
    keep(value.raw, start);
  const keepText: VisitorObject['JSXText'] = ({ value, start }) => keep(value, start);
  new Visitor({
    Literal: keepLiteral,
    TemplateElement: keepTemplate,
    JSXText: keepText,
  }).visit(program);
  return passages;
}

/**
 * Whether a string is long enough to be a sentence. Most shorter strings are keys, names and class
 * names.
 */
function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3;
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
