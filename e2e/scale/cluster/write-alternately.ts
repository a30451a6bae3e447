import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { ApiClient } from '../../support/api.ts';

const WRITERS = 28;

/** Later than any stay of the demo. */
const FIRST_DAY = 600;

/** Owners who block a day of their own and unblock it again until stopped; resolves with the number of writes. */
export function writeAlternately(owner: ApiClient): { readonly stop: () => Promise<number> } {
  let writes = 0;
  let isOver = false;

  async function write(writer: number): Promise<void> {
    const day = addDays(todayInRome(new Date()), FIRST_DAY + 2 * writer);
    while (!isOver) {
      const { booking } = await owner.bookings.block({ body: { startDate: day, endDate: day } });
      await owner.bookings.remove({ params: { id: booking.id } });
      writes += 2;
    }
  }

  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  return {
    async stop() {
      isOver = true;
      await Promise.all(writing);
      return writes;
    },
  };
}
