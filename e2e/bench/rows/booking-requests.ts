import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { type LoadRequest, load, secondsOfRound } from '../load/load.ts';
import { makeGuests } from '../prepared-data.ts';
import { type StoredAnswer, startExpress } from '../references/start-reference.ts';
import { insertsPerSecond } from '../references/synced-inserts.ts';
import { ratioFigure, summarize } from '../rounds.ts';
import type { Row } from '../row.ts';
import { perSecond } from '../units.ts';

const SECRET = 'a secret of the bench, more than 32 bytes long';
const PATH = '/api/bookings';
const CONNECTIONS = 16;
/** Each guest may have ten pending requests; these are enough for the longest load. */
const GUESTS = 6000;

/** Booking requests, each on disk before its 201, compared with an answer plus a synced insert. */
export const bookingRequests: Row = {
  name: 'bookings',
  async measure({ rounds }) {
    const dataDir = makeDataDir('bookings');
    const variables = { JWT_SECRET: SECRET };
    await (await startSite({ dataDir })).stop();
    const requests = (await makeGuests(dataDir, SECRET, GUESTS)).map(stayRequest);
    const site = await startSite({ dataDir, variables });
    const express = await startExpress([await recordBooking(site, requests)]);
    const send = async (origin: string) =>
      (await load({ origin, requests, connections: CONNECTIONS, seconds: secondsOfRound(rounds) })).perSecond;

    const pairs = [];
    for (let round = -1; round < rounds; round += 1) {
      const pair = {
        ours: await send(site.origin),
        theirs: 1 / (1 / (await send(express.origin)) + 1 / insertsPerSecond(dataDir)),
      };
      await waitForMails(dataDir);
      if (round >= 0) pairs.push(pair);
    }
    await express.stop();
    await site.stop();
    removeDataDir(dataDir);
    return [
      ratioFigure({
        what: 'POST /bookings, durable',
        compared: summarize(pairs),
        unit: perSecond,
        referenceName: 'Express and a synced insert',
      }),
    ];
  },
};

/** A guest's request for a week of her own. */
function stayRequest(token: string, index: number): LoadRequest & { readonly body: object } {
  const startDate = addDays(todayInRome(new Date()), 10 + (index % 100));
  return {
    method: 'POST',
    path: PATH,
    headers: { Authorization: `Bearer ${token}` },
    body: {
      startDate,
      endDate: addDays(startDate, 7),
      guestName: 'Ada Rossi',
      guestEmail: 'ada@example.com',
      numberOfGuests: 2,
      note: 'Con un cane.',
    },
  };
}

async function recordBooking(site: RunningSite, [request]: readonly LoadRequest[]): Promise<StoredAnswer> {
  const response = await fetch(site.origin + PATH, {
    method: 'POST',
    headers: { ...request?.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(request?.body),
  });
  if (response.status !== 201) throw new Error(`POST ${PATH} answered ${response.status}: ${await response.text()}`);
  return {
    method: 'post',
    path: PATH,
    status: 201,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Waits, since messages about one round's requests would slow down the next. */
async function waitForMails(dataDir: string): Promise<void> {
  const count = () => readdirSync(join(dataDir, 'mail')).length;
  for (let before = -1, now = count(); now > before; before = now, now = count()) await setTimeout(500);
}
