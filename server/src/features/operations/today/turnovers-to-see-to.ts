import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { listUnready } from '../../bookings/turnovers/index.ts';
import { readHours } from '../../stays/guide/index.ts';
import { type Asked, all, type ToDoLine } from './to-do-source.ts';

/** A house that is not ready for today's arrival or, once the owner is to be warned, for tomorrow's. */
export async function listTurnovers({ reader, today, now }: Asked) {
  const { checkInFrom } = await readHours(reader);
  const unready = await listUnready(reader, { today, now, checkInFrom });
  return all(
    unready.map(
      ({ day, arrival }): ToDoLine => ({
        kind: 'TURNOVER',
        id: day,
        at: arrival,
        title: 'La casa non è ancora pronta',
        detail: `Partenza ${formatLocalDate(day)}, arrivo ${formatLocalDate(arrival)}`,
        address: '/admin/turnovers',
        action: 'Segna pronta',
      }),
    ),
  );
}
