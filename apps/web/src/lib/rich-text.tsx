import { Fragment, type ReactNode } from 'react';

type Wrap = (content: string) => ReactNode;

/**
 * A sentence whose marked parts are drawn by the caller: `<b>…</b>` in the text goes through
 * `parts.b`. Marks do not nest; a mark without its part is drawn as plain text.
 */
export function RichText({ text, parts }: { text: string; parts: Readonly<Record<string, Wrap>> }) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/g);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 1) return null;
    const wrap = parts[pieces[index - 1] ?? ''];
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's pieces never change places, so their place is their key.
    return <Fragment key={index}>{wrap ? wrap(piece) : piece}</Fragment>;
  });
}
