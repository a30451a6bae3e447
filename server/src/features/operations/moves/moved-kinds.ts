import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { demoReviews } from '../../bookings/reviews/index.ts';
import { demoPosts } from '../../content/blog/index.ts';
import { demoGalleries } from '../../content/galleries/index.ts';
import { demoMedia } from '../../content/media/index.ts';
import { demoPages } from '../../content/pages/index.ts';
import { movedRedirects } from '../../content/redirects/index.ts';
import { deleteAndShare, demoBookings, findBooking } from '../../stays/stays/index.ts';
import { type DemoThing, digestOf, type RemovableKind } from '../demo/index.ts';
import type { MadeThing } from './move-kind.ts';

/** The digest of what stood in the house before the move that met it: no undo takes it away. */
export const WAS_THERE = '';

type MovedKind = RemovableKind<MadeThing['kind']> & {
  readonly find: (reader: Reader, id: string) => Promise<DemoThing | undefined>;
};

type Booking = DemoThing & { readonly details: readonly unknown[] };

/** The kinds of things that moves make, in the order in which they can be removed; a stay goes as by `Elimina`. */
export function listMovedKinds(clock: Clock): readonly MovedKind[] {
  return [
    movedRedirects,
    {
      kind: 'booking',
      list: async (reader) => (await demoBookings.list(reader)).map(withDetails),
      async find(reader, id) {
        const booking = await demoBookings.find(reader, id);
        return booking && withDetails(booking);
      },
      async remove(trx: Trx, id: string) {
        const booking = await findBooking(trx, id);
        if (booking) await deleteAndShare({ trx, clock }, booking);
      },
    },
    demoReviews,
    demoPosts,
    demoPages,
    demoGalleries,
    demoMedia,
  ];
}

function withDetails({ words, details, ...thing }: Booking): DemoThing {
  return { ...thing, words: [...words, ...details] };
}

/** The digest of a thing as it is now; empty if it is not there. */
export async function digestNow(reader: Reader, kinds: readonly MovedKind[], { kind, id }: MadeThing): Promise<string> {
  const thing = await kinds.find((each) => each.kind === kind)?.find(reader, id);
  return thing ? digestOf(thing.words) : '';
}
