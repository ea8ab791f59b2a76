import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { matchPrograms, type ProgramFacts } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../reference-data/load-catalog.ts';
import { loadReferenceData } from '../reference-data/load-reference-data.ts';
import { sampleQuote } from '../samples.ts';
import { catalogOf } from './catalog.ts';
import { programsJson } from './programs-json.ts';

const reference = loadReferenceData();
const catalog = catalogOf(loadCatalog());
const zips = [
  '78704',
  '90042',
  '43215',
  '33602',
  '10001',
  '60601',
  '02108',
  '99501',
  '96813',
  '06902',
];

function matchesOf(zip: string, changes: Partial<ProgramFacts>) {
  const [homeLocation] = reference.locations.search(zip);
  if (!homeLocation) throw new RangeError(`There is no ${zip}`);
  const facts = { ...sampleQuote, profession: [], homeLocation, ...changes };
  const area = reference.areaOf(homeLocation);
  return matchPrograms(catalog.inCounty(area), facts, area);
}

describe('programsJson', () => {
  const buyers: Partial<ProgramFacts>[] = [
    {},
    { homePrice: 250_000, downPayment: 1 },
    { homePrice: 900_000, householdIncome: 190_000 },
    { creditScore: 'poor', housingStatus: false },
    { homePlan: 'investment', homeType: 'multi-family' },
    { householdSize: 8, veteranStatus: true, profession: ['firefighter'] },
  ];

  it.each(zips)('says what JSON.stringify says for each buyer in %s', (zip) => {
    for (const buyer of buyers) {
      const answer = { data: matchesOf(zip, buyer) };
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      const written: unknown = JSON.parse(programsJson(answer, response).toString());
      expect(written).toEqual(JSON.parse(JSON.stringify(answer)));
    }
  });
});
