import { sampleQuote, type TestClient } from '@latchkey/api/testing';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';

/** Average number of quotes per user. Some users have no quotes, and some have about a dozen. */
const QUOTES_EACH = 4;

/** Number of users whose requests the benchmark sends, in rotation. */
const SAMPLE = 1_000;

export interface Person {
  readonly userId: string;
  readonly sessionId: string;
  /** The ID of one of the user's quotes. */
  readonly quoteId: string;
}

/** First and last names of the made-up users. */
export const names = {
  first: ['Ada', 'Ben', 'Carla', 'Dmitri', 'Elena', 'Farid', 'Grace', 'Hiro', 'Ines', 'Jamal'],
  last: [
    'Smith',
    'Garcia',
    'Nguyen',
    'Okafor',
    'Rossi',
    'Larsen',
    'Kim',
    'Haddad',
    'Novak',
    'Diaz',
  ],
};

/** Returns home locations across the country. */
export function places() {
  const { locations } = loadReferenceData();
  return ['a', 'b', 'c', 'd', 'l', 'm', 'p', 's'].flatMap((letter) => locations.search(letter));
}

/** An SQL function that maps each number to a fixed, random-looking ID. */
export const madeId = `
  create or replace function pg_temp.made_id(kind text, number bigint) returns uuid
  language sql immutable as $$
    select overlay(overlay(md5(kind || number) placing '4' from 13) placing '8' from 17)::uuid
  $$`;

const people = `
  insert into users (id, email, metadata, email_confirmed_at, is_operator, created_at, updated_at)
  select pg_temp.made_id('person', n), lower(first) || '.' || lower(last) || n || '@example.com',
    jsonb_build_object('full_name', first || ' ' || last), now(), false, now(), now()
  from generate_series(0, $1::int - 1) n,
    lateral (select ($2::text[])[1 + n % 10] as first, ($3::text[])[1 + n / 10 % 10] as last) name`;

const sessions = `
  insert into sessions (id, user_id, refresh_key, counter, amr, created_at, refreshed_at)
  select pg_temp.made_id('session', n), pg_temp.made_id('person', n),
    decode(md5('a' || n) || md5('b' || n), 'hex'), 0,
    '[{"method": "password", "timestamp": 1790000000}]', now(), now()
  from generate_series(0, $1::int - 1) n`;

const quotes = `
  insert into quotes (id, user_id, answers, created_at, updated_at)
  select pg_temp.made_id('quote', n),
    pg_temp.made_id('person', floor(random() * $2::int)::bigint),
    $3::jsonb || jsonb_build_object(
      'homeLocation', $4::jsonb -> floor(random() * jsonb_array_length($4::jsonb))::int,
      'homePrice', 150000 + 1000 * floor(random() * 600)::int,
      'householdIncome', 30000 + 500 * floor(random() * 200)::int),
    moment, moment + random() * (now() - moment)
  from generate_series(0, $1::bigint - 1) n,
    lateral (select now() - interval '2 years' * random() + n * interval '0' as moment) made`;

/** Fills a database with users, their sessions and quotes. @returns some of the users */
export async function makePeople(client: TestClient, count: number): Promise<Person[]> {
  const all = Math.ceil(count / QUOTES_EACH);
  await client.query(madeId);
  // Skip foreign key checks, because the rows are consistent.
  await client.query('set session_replication_role = replica');
  await client.query(people, [all, names.first, names.last]);
  await client.query(sessions, [all]);
  await client.query(quotes, [count, all, JSON.stringify(sampleQuote), JSON.stringify(places())]);
  await client.query('vacuum analyze');
  const step = Math.max(1, Math.floor(all / SAMPLE));
  const { rows } = await client.query<Person>(
    `select pg_temp.made_id('person', n) as "userId", pg_temp.made_id('session', n) as "sessionId",
       (select id from quotes where user_id = pg_temp.made_id('person', n) limit 1) as "quoteId"
     from generate_series(0, $1::int - 1, $2) n`,
    [all, step],
  );
  return rows.filter(({ quoteId }) => quoteId !== null);
}
