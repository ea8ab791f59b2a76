const parts = /\*\*|\*|\?|\{[^{}]*\}|[^*?{}]+|[{}]/g;

/**
 * A pattern of addresses as operators of the hosted service write them: `*` stands for anything up
 * to the next `.` or `/`, `**` for anything, `?` for one character but those two, `{a,b}` for
 * either.
 */
export function addressPattern(pattern: string): RegExp {
  const expression = (pattern.match(parts) ?? []).map(expressionOf).join('');
  return new RegExp(`^${expression}$`, 'u');
}

function expressionOf(part: string): string {
  if (part === '**') return '.*';
  if (part === '*') return '[^./]*';
  if (part === '?') return '[^./]';
  if (/^\{.*\}$/.test(part)) {
    return `(?:${part.slice(1, -1).split(',').map(literal).join('|')})`;
  }
  return literal(part);
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
