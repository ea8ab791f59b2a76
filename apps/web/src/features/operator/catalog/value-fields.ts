import { CatalogProgram, type FactName } from '@latchkey/domain';

/** How an editor types a fact's value. */
export type ValueField =
  | { readonly kind: 'text' | 'lines' | 'number' | 'yes-no' | 'json' | 'none' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] };

const { confidence, kind, pays, provider, rules } = CatalogProgram.shape;

const fields: Readonly<Partial<Record<FactName, ValueField>>> = {
  checkedOn: { kind: 'none' },
  confidence: { kind: 'choice', choices: confidence.options },
  kind: { kind: 'choice', choices: kind.options },
  // The first choice is "not known".
  pays: { kind: 'choice', choices: ['', ...pays.def.innerType.def.innerType.options] },
  provider: { kind: 'choice', choices: provider.def.innerType.options },
  'rules.minCreditScore': { kind: 'number' },
  'rules.incomeOf': { kind: 'choice', choices: rules.shape.incomeOf.def.innerType.options },
  'rules.veteran': { kind: 'choice', choices: rules.shape.veteran.options },
  'rules.educationRequired': { kind: 'yes-no' },
  'rules.homeTypes': { kind: 'lines' },
  'rules.occupancy': { kind: 'lines' },
  'rules.professions': { kind: 'lines' },
  'rules.standIns': { kind: 'lines' },
};

/** Decides by the fact, or by its present value if the fact is a plain text or list. */
export function valueField(fact: FactName, value: unknown): ValueField {
  const own = fields[fact];
  if (own) return own;
  if (typeof value === 'string') return { kind: 'text' };
  const isLines = fact.startsWith('specifics.') && Array.isArray(value);
  return { kind: isLines ? 'lines' : 'json' };
}

/** A value as text in the form. */
export function typedValue({ kind }: ValueField, value: unknown): string {
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'lines') return Array.isArray(value) ? value.join('\n') : '';
  if (kind === 'yes-no') return value === true ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
}

/**
 * The value that was typed.
 *
 * @throws {SyntaxError} if it is not JSON or not a number
 */
export function readValue({ kind }: ValueField, typed: string): unknown {
  switch (kind) {
    case 'none':
      return null;
    case 'json':
      return JSON.parse(typed);
    case 'lines':
      return typed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'yes-no':
      return typed === 'yes';
    case 'number': {
      if (typed.trim() === '') return null;
      if (!/^\d+$/.test(typed.trim())) throw new SyntaxError('not a number');
      return Number(typed);
    }
    case 'choice':
      return typed === '' ? null : typed;
    default:
      return typed.trim();
  }
}
