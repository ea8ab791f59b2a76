import { OPEN_DATA_PATH } from '@latchkey/contract';
import { usState } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { withDeadline } from '../http/with-deadline.ts';
import { Failure } from '../process/failure.ts';
import type { OpenData } from './open-data.ts';
import { type OpenFile, sendOpenFile } from './open-file.ts';

interface Named {
  readonly Params: { readonly file: string };
}

/**
 * Serves the catalog's files, the feeds of its changes and the calendars of funding rounds to every
 * origin, without a key.
 */
export function openDataRoutes(app: FastifyInstance, openData: OpenData): void {
  const mount = (path: string, find: (file: string) => Promise<OpenFile | undefined>) => {
    app.get<Named>(path, async (request, reply) => {
      const file = await withDeadline(find(request.params.file));
      if (!file) throw new Failure('route-not-found');
      return sendOpenFile(file, openData.license.url, request, reply);
    });
  };

  mount(`${OPEN_DATA_PATH}/:file`, async (name) => {
    const { files } = await openData.edition();
    return files.find((file) => file.name === name);
  });
  mount('/changes.atom', async () => (await openData.feed(null)).atom);
  mount('/changes.json', async () => (await openData.feed(null)).json);
  mount('/changes/:file', async (file) => {
    const { state, format } = stateFile(file);
    if (state === undefined || (format !== 'atom' && format !== 'json')) return undefined;
    return (await openData.feed(state))[format];
  });
  mount('/calendar/:file', async (file) => {
    const { state, format } = stateFile(file);
    return state !== undefined && format === 'ics' ? openData.calendar(state) : undefined;
  });
}

/**
 * Returns the state and the format from a file name such as `mi.atom`. Both are undefined if there
 * is no such state.
 */
function stateFile(file: string): { readonly state?: string; readonly format?: string } {
  const [, letters = '', format = ''] = /^([a-z]{2})\.([a-z]+)$/.exec(file) ?? [];
  const state = letters.toUpperCase();
  return usState(state) ? { state, format } : {};
}
