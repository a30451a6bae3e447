import { turnoverSettings } from '@approdo/shared/contract/bookings/turnovers';
import { Button, Stack, Text } from '@mantine/core';
import { EmptyState, QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { columns } from '../../kit/styles/columns.ts';
import { useRead } from '../../session/use-read.ts';
import { LinkPart } from './link-part.tsx';
import { TURNOVER_FORM, TURNOVERS } from './texts.ts';
import { TurnoverCard } from './turnover-card.tsx';
import { TurnoverForm } from './turnover-form.tsx';
import { useTurnoverSwitch, useTurnovers } from './use-turnovers.ts';

/** The cleaning screen: departures with tasks and readiness, the task list, and the cleaner's link. */
export function TurnoversScreen() {
  const query = useRead(turnoverSettings.get);
  const { isBusy, turnOn, turnOff } = useTurnoverSwitch();
  return (
    <ScreenFrame
      actions={
        query.data?.isOn && (
          <Button variant="default" aria-disabled={isBusy} onClick={() => void turnOff()}>
            {TURNOVERS.turnOff}
          </Button>
        )
      }
    >
      <QueryStates query={query} failure={TURNOVERS.loadFailed}>
        {(settings) =>
          settings.isOn ? (
            <Stack gap="xl">
              <Part id="turnovers-next" title={TURNOVERS.next}>
                <TurnoverList />
              </Part>
              <LinkPart link={settings.link} />
              <Part id="turnovers-list" title={TURNOVER_FORM.title} hint={TURNOVER_FORM.hint}>
                <TurnoverForm settings={settings} />
              </Part>
            </Stack>
          ) : (
            <>
              <Text mb="md" maw="75ch">
                {TURNOVERS.off}
              </Text>
              <Button aria-disabled={isBusy} onClick={turnOn}>
                {TURNOVERS.turnOn}
              </Button>
            </>
          )
        }
      </QueryStates>
    </ScreenFrame>
  );
}

/** The button of the first that is not ready is primary. */
function TurnoverList() {
  const query = useTurnovers();
  return (
    <QueryStates query={query} failure={TURNOVERS.loadFailed}>
      {(turnovers) => {
        const first = turnovers.find(({ isReady }) => !isReady);
        if (turnovers.length === 0) return <EmptyState text={TURNOVERS.empty} />;
        return (
          <div style={columns('22rem', { repeat: 'auto-fill' })}>
            {turnovers.map((turnover) => (
              <TurnoverCard key={turnover.day} turnover={turnover} isFirst={turnover === first} />
            ))}
          </div>
        );
      }}
    </QueryStates>
  );
}
