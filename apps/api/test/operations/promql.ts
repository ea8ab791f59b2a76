import { parser } from '@prometheus-io/lezer-promql';
import type { Sample } from './served-metrics.ts';

/** A metric that an expression reads, with the expression's conditions on labels. */
export interface Selector {
  readonly name: string;
  readonly conditions: readonly { label: string; operator: string; value: string }[];
}

/** The metrics and labels that a PromQL expression reads from a server. */
export interface Expression {
  readonly selectors: readonly Selector[];
  /** The labels in the expression's `by (…)`. */
  readonly grouping: readonly string[];
}

/** @throws {SyntaxError} if the expression is not valid PromQL */
export function parsePromql(text: string): Expression {
  const selectors: Selector[] = [];
  const grouping: string[] = [];
  parser.parse(text).iterate({
    enter({ node, type }) {
      const textOf = (child: typeof node | null) => text.slice(child?.from, child?.to);
      if (type.isError) throw new SyntaxError(`Not valid PromQL at ${node.from}: ${text}`);
      if (type.name === 'GroupingLabels')
        grouping.push(...node.getChildren('LabelName').map(textOf));
      if (type.name !== 'VectorSelector') return;
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      selectors.push({
        name: textOf(node.getChild('Identifier')),
        conditions: matchers.map((matcher) => ({
          label: textOf(matcher.getChild('LabelName')),
          operator: textOf(matcher.getChild('MatchOp')),
          value: textOf(matcher.getChild('StringLiteral')).slice(1, -1),
        })),
      });
    },
  });
  return { selectors, grouping };
}

/** Whether a selector matches a sample. */
export function reads({ name, conditions }: Selector, sample: Sample): boolean {
  return (
    sample.name === name &&
    conditions.every(({ label, operator, value }) => {
      const actual = sample.labels[label];
      if (actual === undefined) return false;
      const isMatch = operator.includes('~')
        ? new RegExp(`^(?:${value})$`).test(actual)
        : actual === value;
      return isMatch !== operator.startsWith('!');
    })
  );
}
