import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { Stack, Switch } from '@mantine/core';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { STAY_LETTERS, usePauseLetters, useStayLetters } from '../mail/index.ts';
import { LettersPart } from './letters-part.tsx';

type Props = { readonly booking: Booking };

/** The letters sent to a guest around her stay, and those to come. */
export function LettersSection({ booking }: Props) {
  const query = useStayLetters(booking.id);
  const pause = usePauseLetters(booking.id);
  return (
    <QueryStates query={query} failure={STAY_LETTERS.loadFailed}>
      {({ letters, isPaused }) => (
        <Stack>
          <Switch
            label={STAY_LETTERS.pause}
            description={STAY_LETTERS.pauseHint}
            checked={isPaused}
            disabled={pause.isPending}
            onChange={({ currentTarget }) => pause.mutate({ isPaused: currentTarget.checked })}
          />
          <LettersPart booking={booking} letters={letters} />
        </Stack>
      )}
    </QueryStates>
  );
}
