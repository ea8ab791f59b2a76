import type { TestClient } from '@latchkey/api/testing';
import type { InputOf, listLeads } from '@latchkey/contract';
import { cursorOf } from '../apps/api/src/operator/cursor.ts';
import { rareName, rareState } from './made-leads.ts';

/**
 * A view of the inbox: an API call, and the same SQL statements sent directly through the database
 * driver.
 */
export interface InboxView {
  readonly name: string;
  readonly body: InputOf<typeof listLeads, 'body'>;
  readonly bare: () => Promise<void>;
}

/** The SQL clauses of a view. */
interface Query {
  readonly where?: string;
  readonly order?: string;
}

/** Number of rows that a view reads: one more than a page shows. */
const LIMIT = 51;

/** The number of leads that are newer than the leads on the last page that we measure. */
const DEPTH = 900_000;

/** Returns the views to measure: with many matches, with few matches, and with no matches. */
export async function inboxViews(client: TestClient): Promise<InboxView[]> {
  const text = await searchText(client);
  const found = (part: string) => ({ where: `${text} ilike '%${part}%'` });
  const inState = (state: string) => `(quote #>> '{homeLocation,state}') = '${state}'`;
  const deep = await placeAt(client, DEPTH);

  const view = (name: string, body: InboxView['body'], query: Query): InboxView => ({
    name,
    body,
    bare: () => read(client, query),
  });
  return [
    view('first page', {}, {}),
    view(
      `page after ${DEPTH.toLocaleString('en-US')}`,
      { cursor: cursorOf('-createdAt', { value: deep.at, id: deep.id }) },
      { where: `(created_at, id) < ('${deep.at}', '${deep.id}')` },
    ),
    view(
      'sorted by price',
      { sort: '-homePrice' },
      { order: "(quote ->> 'homePrice')::bigint desc, id desc" },
    ),
    view('sorted by name', { sort: 'fullName' }, { order: 'lower(full_name), id' }),
    view('a common state', { state: 'TX' }, { where: inState('TX') }),
    view('a rare state', { state: rareState }, { where: inState(rareState) }),
    view('a state without leads', { state: 'GU' }, { where: inState('GU') }),
    view('a status', { status: 'qualified' }, { where: "status = 'qualified'" }),
    view('a status without leads', { status: 'spam' }, { where: "status = 'spam'" }),
    view(
      'a rare state and a status',
      { state: rareState, status: 'new' },
      { where: `${inState(rareState)} and status = 'new'` },
    ),
    view('flagged', { suspected: 'yes' }, { where: 'suspicion is not null' }),
    view('search: a common name', { search: 'garcia' }, found('garcia')),
    view('search: a rare name', { search: rareName }, found(rareName)),
    view('search: an address', { search: 'novak7778@' }, found('novak7778@')),
    view('search: phone digits', { search: '(512) 555-0123' }, found('5125550123')),
    view('search: a city', { search: 'portland' }, found('portland')),
    view('search: no match', { search: 'no such name' }, found('no such name')),
  ];
}

async function read(client: TestClient, query: Query): Promise<void> {
  const { where = 'true', order = 'created_at desc, id desc' } = query;
  const { rows } = await client.query<{ id: string }>(
    `select * from leads where ${where} order by ${order} limit ${LIMIT}`,
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `select lead_id, count(*)::int from deliveries
     where lead_id = any($1) and state = 'given-up' group by lead_id`,
    [ids],
  );
  await client.query(
    `select distinct on (lead_id, channel) lead_id, channel, is_given from consents
     where lead_id = any($1) order by lead_id, channel, created_at desc, is_given`,
    [ids],
  );
}

/** Returns the SQL expression that the search index covers. */
async function searchText(client: TestClient): Promise<string> {
  const { rows } = await client.query<{ text: string }>(
    `select pg_get_expr(indexprs, indrelid) as text from pg_index
     where indexrelid = 'leads_search_index'::regclass`,
  );
  const [index] = rows;
  if (!index) throw new RangeError('There is no search index');
  return index.text;
}

async function placeAt(client: TestClient, depth: number): Promise<{ at: string; id: string }> {
  const { rows } = await client.query<{ created_at: Date; id: string }>(
    'select created_at, id from leads order by created_at desc, id desc offset $1 limit 1',
    [depth],
  );
  const [row] = rows;
  if (!row) throw new RangeError(`There are fewer than ${depth} leads`);
  return { at: row.created_at.toISOString(), id: row.id };
}
