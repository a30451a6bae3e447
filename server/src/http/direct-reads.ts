import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import type { BoundRow } from './bind-contract.ts';
import { NOBODY, readInput } from './call-endpoint.ts';
import type { Headers } from './security-headers.ts';
import { sendJson } from './send-json.ts';
import { asksForVersions, holdsVersions, leaveOutVersions } from './versions-asked.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

type DirectReads = {
  readonly rows: readonly BoundRow[];
  readonly headers: Headers;
  readonly today: () => LocalDate;
  /** Takes what is no such read, and what came to nothing: it finds out again why, and says so. */
  readonly otherwise: Listener;
};

/**
 * Answers what visitors ask most, reads at a fixed address that anyone may make, without Express: on its way through
 * middleware and routers a short answer takes twice as long.
 */
export function createDirectReads({ rows, headers, today, otherwise }: DirectReads): Listener {
  const open = rows.filter(isOpenRead).map((bound) => ({ ...bound, hasVersions: holdsVersions(bound.row.answer) }));
  const reads = new Map(open.map((bound) => [`/api${bound.row.path}`, bound]));
  const entries = Object.entries(headers);

  async function answer({ row, handler }: BoundRow, search: string): Promise<unknown> {
    const raw = { params: {}, query: parse(search), body: undefined };
    return await handler(await readInput(row, raw, { caller: undefined, today }), NOBODY);
  }

  return (request, response) => {
    const [path = '', search = ''] = (request.url ?? '').split('?', 2);
    const bound = request.method === 'GET' && isPlain(request) ? reads.get(path) : undefined;
    if (!bound) {
      otherwise(request, response);
      return;
    }
    const send = (answered: unknown) => {
      for (const [name, value] of entries) response.setHeader(name, value);
      const isBare = bound.hasVersions && !asksForVersions(request.headers.accept);
      sendJson(response, answered, isBare ? leaveOutVersions : undefined);
    };
    answer(bound, search)
      .then(send, () => otherwise(request, response))
      .catch(() => response.destroy());
  };
}

function isOpenRead({ row }: BoundRow): boolean {
  const isPlainAnswer = row.status === 200 && !row.versioned && !row.download && !row.partly;
  return row.method === 'GET' && row.access === 'anyone' && isPlainAnswer && !row.path.includes('{');
}

/** Whether the request says nothing of itself that would have to be looked at. */
function isPlain({ headers }: IncomingMessage): boolean {
  return headers.authorization === undefined && headers['if-match'] === undefined;
}
