import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { Stack, Switch, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { QueryFaces } from '../../../feedback/query-faces.tsx';
import { Window } from '../../../feedback/window.tsx';
import { sayDates, sayParty, sayWho } from '../../../format/describe-booking.ts';
import { usePauseLetters, useStayLetters } from '../../../resources/use-stay-letters.ts';
import { SHELL } from '../../../texts/shell.ts';
import { STAY_LETTERS } from '../../../texts/stay-letters.ts';
import { LettersPart } from './letters-part.tsx';

const NARROW = '(max-width: 40em)';

type Props = { readonly booking: Booking; readonly onClose: () => void };

/** What a guest was written around her stay, and what goes to her by itself. */
export function LettersWindow({ booking, onClose }: Props) {
  const query = useStayLetters(booking.id);
  const pause = usePauseLetters(booking.id);
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  return (
    <Window
      title={STAY_LETTERS.title(sayWho(booking))}
      onClose={onClose}
      size="lg"
      fullScreen={isNarrow}
      closeButtonProps={{ 'aria-label': SHELL.close }}
    >
      <Stack>
        <Text c="dimmed">{[sayDates(booking), sayParty(booking)].join(' · ')}</Text>
        <QueryFaces query={query} failure={STAY_LETTERS.loadFailed}>
          {({ letters, isPaused }) => (
            <>
              <Switch
                label={STAY_LETTERS.pause}
                description={STAY_LETTERS.pauseHint}
                checked={isPaused}
                disabled={pause.isPending}
                onChange={({ currentTarget }) => pause.mutate({ isPaused: currentTarget.checked })}
              />
              <LettersPart booking={booking} letters={letters} />
            </>
          )}
        </QueryFaces>
      </Stack>
    </Window>
  );
}
