import { sampleQuote, type TestClient } from '@latchkey/api/testing';
import { sampleProduct } from '@latchkey/domain/samples';
import { leadSnapshot } from '../apps/api/src/leads/lead-snapshot.ts';
import { catalogOf } from '../apps/api/src/programs/catalog.ts';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { madeId, names, places } from './made-people.ts';

/**
 * How rare each property of a lead is. For example, `suspected: 200` means that one lead in 200 is
 * flagged as suspicious.
 */
const RARE = { state: 1_000, name: 100_000, lost: 500, suspected: 200 };

export const rareState = 'WY';
export const rareName = 'Zebulon';

/** Returns realistic quotes, programs and calculations for leads. */
function samples() {
  const reference = loadReferenceData();
  const context = { catalog: catalogOf(loadCatalog()), reference, product: sampleProduct };
  const [rare] = reference.locations.search(`a, ${rareState}`);
  if (!rare) throw new RangeError(`No city in ${rareState} starts with the letter a`);
  const homes = [rare, ...places().filter(({ state }) => state !== rareState)];
  return homes.map((homeLocation) => {
    const quote = { ...sampleQuote, profession: [], homeLocation };
    return { quote, ...leadSnapshot(quote, undefined, context, '2026-11-22') };
  });
}

const leads = `
  insert into leads (id, idempotency_key, fingerprint, content_key, full_name, email, phone, quote,
    programs, calculation, remote_address, user_agent, suspicion, status, created_at)
  select pg_temp.made_id('lead', n), pg_temp.made_id('key', n), md5('a' || n) || md5('b' || n),
    md5('c' || n) || md5('d' || n),
    case when n % $4 = 0 then '${rareName}' else first end || ' ' || last,
    lower(first) || '.' || lower(last) || n || '@example.com',
    '+1 512 555 ' || lpad((n * 7919 % 10000)::text, 4, '0'),
    sample.quote || jsonb_build_object('homePrice', 150000 + 1000 * (n * 7919 % 600)),
    sample.programs, sample.calculation, '2001:db8::' || to_hex(n % 65536),
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15',
    case when n % $5 = 0 then 'too-fast' end,
    (array['new', 'contacted', 'qualified', 'closed'])[1 + n * 7919 % 4],
    now() - interval '2 years' * n / $1
  from generate_series(0, $1::bigint - 1) n
    join samples sample on sample.number = case
      when n % $6 = 0 then 0
      else 1 + n * 7919 % ((select count(*) from samples) - 1) end,
    lateral (select ($2::text[])[1 + n % 10] as first, ($3::text[])[1 + n / 10 % 10] as last) name`;

const deliveries = `
  insert into deliveries (id, lead_id, kind, event, target, state, attempts, created_at, tried_at)
  select pg_temp.made_id(kind, n), pg_temp.made_id('lead', n), kind, 'lead.submitted',
    'team@example.com', case when n % $2 = 0 then 'given-up' else 'delivered' end, 1, now(), now()
  from generate_series(0, $1::bigint - 1) n, unnest(array['team-mail', 'buyer-mail']) kind`;

/** Fills a database with leads from the last two years, each with two deliveries. */
export async function makeLeads(client: TestClient, count: number): Promise<void> {
  await client.query(madeId);
  await client.query(
    'create temp table samples (number int, quote jsonb, programs jsonb, calculation jsonb)',
  );
  for (const [number, { quote, programs, calculation }] of samples().entries()) {
    const kept = [quote, programs, calculation].map((part) => JSON.stringify(part));
    await client.query('insert into samples values ($1, $2, $3, $4)', [number, ...kept]);
  }
  // Skip foreign key checks, because the rows are consistent. Create indexes after inserting the
  // rows, which is faster.
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('leads', 'deliveries') and indexname like '%index'`,
  );
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  const { name, suspected, state, lost } = RARE;
  await client.query(leads, [count, names.first, names.last, name, suspected, state]);
  await client.query(deliveries, [count, lost]);
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze');
}
