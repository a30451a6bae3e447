import type { Extra } from '@approdo/shared/domain/prices/extra';
import { transact } from '../../../server/src/db/transaction.ts';
import { listExtras, replaceExtras } from '../../../server/src/features/prices/extras/index.ts';
import { makeDataDir, removeDataDir, startSite } from '../../support/start-site.ts';
import { load, secondsOfRound } from '../load/load.ts';
import { makeGuests, openDatabaseOf } from '../prepared-data.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { perSecond } from '../units.ts';
import { GUESTS, stayRequest, waitForMails } from './booking-requests.ts';

const SECRET = 'a secret of the bench, more than 32 bytes long';
const CODE = 'BENCH';
/** One network may try ten codes at once. */
const CONNECTIONS = 8;
const TEN = Array.from({ length: 10 }, (_, at) => at + 1);

/** Requests with all extras, compared with the same requests without any. */
export const bookingExtras: Row = {
  name: 'extras',
  async measure({ rounds }) {
    const dataDir = makeDataDir('extras');
    await (await startSite({ dataDir })).stop();
    const extras = await offerTen(dataDir);
    const tokens = await makeGuests(dataDir, SECRET, 2 * GUESTS);
    const plain = tokens.slice(0, GUESTS).map(stayRequest);
    const full = tokens.slice(GUESTS).map((token, index) => {
      const request = stayRequest(token, index);
      return { ...request, body: { ...request.body, extras, code: CODE } };
    });
    const site = await startSite({ dataDir, variables: { JWT_SECRET: SECRET } });
    const send = async (requests: typeof plain) => {
      const { origin } = site;
      const sent = await load({ origin, requests, connections: CONNECTIONS, seconds: secondsOfRound(rounds) });
      await waitForMails(dataDir);
      return sent.perSecond;
    };
    const compared = await compare(rounds, { ours: () => send(full), theirs: () => send(plain) });
    await site.stop();
    removeDataDir(dataDir);
    return [
      ratioFigure({
        what: 'POST /bookings with 10 extras and a code',
        compared,
        goal: { atLeast: 0.7 },
        unit: perSecond,
        referenceName: 'without',
      }),
    ];
  },
};

/** As a request names them. */
async function offerTen(dataDir: string) {
  const database = openDatabaseOf(dataDir);
  const offered = TEN.map((at): Omit<Extra, 'id'> => {
    return { name: `Extra ${at}`, price: at * 100, per: 'NIGHT', max: 2, untilDays: 0, isOn: true };
  });
  const extras = await transact(database, async (trx) => {
    await replaceExtras(trx, offered);
    await trx
      .insertInto('discount_codes')
      .values({
        id: 'bench',
        code: CODE,
        code_key: CODE,
        percent: 10,
        amount: null,
        book_from: null,
        book_to: null,
        stay_from: null,
        stay_to: null,
        min_nights: 1,
        uses: null,
        is_for_account: 0,
        user_id: null,
        note: null,
        is_on: 1,
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    return await listExtras(trx);
  });
  await database.destroy();
  return extras.map(({ id }) => ({ id, quantity: 1 }));
}
