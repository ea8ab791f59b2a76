import { join } from 'node:path';
import type { CostTables } from '@latchkey/domain';
import * as z from 'zod';
import type { Cite } from './cite.ts';
import { closingCosts, SourceClosingCosts } from './closing-costs.ts';
import { DataFault } from './data-fault.ts';
import { debtGuides, SourceGuide } from './debt-guides.ts';
import { fhaTable, SourceFha } from './fha-table.ts';
import { privateInsurance, SourcePrivateInsurance } from './private-insurance.ts';
import { firstFault, readText } from './read-table.ts';
import { SourceUsda, usdaTable } from './usda-table.ts';
import { SourceVa, vaTable } from './va-table.ts';

const file = 'mortgage_costs.json';

const Sources = z.record(
  z.string(),
  z.object({
    publisher: z.string().min(1),
    document: z.string().min(1),
    year: z.string().min(1),
    address: z.url({ protocol: /^https$/ }),
  }),
);

const SourceFile = z.object({
  compiled: z.iso.date(),
  sources: Sources,
  fha: SourceFha,
  pmi: SourcePrivateInsurance,
  va: SourceVa,
  usda: SourceUsda,
  dti: z.array(SourceGuide),
  closing_costs: SourceClosingCosts,
});

/** Reads the mortgage costs other than interest from the collected file. */
export function mortgageCosts(folder: string): CostTables {
  const { compiled, sources, fha, pmi, va, usda, dti, closing_costs } = readFile(folder);
  const cite: Cite = (...names) =>
    names.map((name) => {
      const source = sources[name];
      if (!source) throw new DataFault(file, `there is no source ${name}`);
      return source;
    });
  return {
    compiledOn: compiled,
    fha: fhaTable(fha, cite),
    ...privateInsurance(pmi, cite),
    va: vaTable(va, cite),
    usda: usdaTable(usda, cite),
    debtGuides: debtGuides(dti, cite),
    closingCosts: closingCosts(closing_costs, cite),
  };
}

/** The source code of the domain module with the tables. */
export function costsModule(tables: CostTables): string {
  return [
    '// Written by data/build: change the source file and build again.',
    "import type { CostTables } from './cost-tables.ts';",
    '',
    `export const costTables: CostTables = ${JSON.stringify(tables, null, 2)};`,
    '',
  ].join('\n');
}

function readFile(folder: string): z.infer<typeof SourceFile> {
  const parsed = SourceFile.safeParse(parseJson(readText(join(folder, file), file)));
  if (!parsed.success) throw new DataFault(file, firstFault(parsed.error));
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DataFault(file, 'is not JSON');
  }
}
