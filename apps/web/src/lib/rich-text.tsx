import { Fragment, type ReactNode } from 'react';

type Wrap = (content: string) => ReactNode;

/**
 * Renders a sentence that contains tags. For example, `parts.b` renders the content of `<b>…</b>`.
 * Tags cannot be nested. A tag that is not in `parts` renders as plain text.
 */
export function RichText({ text, parts }: { text: string; parts: Readonly<Record<string, Wrap>> }) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/g);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 1) return null;
    const wrap = parts[pieces[index - 1] ?? ''];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change order.
    return <Fragment key={index}>{wrap ? wrap(piece) : piece}</Fragment>;
  });
}
