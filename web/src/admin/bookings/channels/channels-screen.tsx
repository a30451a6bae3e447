import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { Cards } from '../../kit/table/cards.tsx';
import { useFocusOnRow } from '../../kit/table/use-focus-on-row.ts';
import { useChannels } from '../../prices/instant-facts/index.ts';
import styles from './channel-card.module.css';
import { ChannelCard } from './channel-card.tsx';
import { ChannelEvents } from './channel-events.tsx';
import { ChannelForm } from './channel-form.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { DoubtQuestions } from './doubt-questions.tsx';
import { CALENDARS, PAUSE } from './texts/calendars.ts';
import { DOUBT } from './texts/channel-doubts.ts';
import { TurnoverNote } from './turnover-note.tsx';
import { useChannelActions } from './use-channel-actions.ts';
import { useResume } from './use-channel-answers.ts';
import { useDoubts } from './use-channel-doubts.ts';

type Open =
  | { readonly what: 'form'; readonly channel?: Channel }
  | { readonly what: 'events'; readonly channel: Channel };

/** The portals that availability is exchanged with, and their questions to the owner. */
export function CalendarsScreen() {
  const query = useChannels();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const channels = query.data ?? [];

  return (
    <ScreenFrame actions={<Button onClick={() => setOpen({ what: 'form' })}>{CALENDARS.create}</Button>}>
      <Text fw={600}>{CALENDARS.law}</Text>
      <Text c="dimmed" mb="md" maw="75ch">
        {CALENDARS.why}
      </Text>
      {query.data && <TurnoverNote hasChannels={channels.length > 0} />}
      <ClashPanel />
      <DoubtPanel />
      {channels.some(({ state }) => state === 'PAUSED') && <PauseNotice />}
      <QueryStates
        query={query}
        failure={CALENDARS.loadFailed}
        empty={{ when: (found) => found.length === 0, text: CALENDARS.empty }}
      >
        {(found) => (
          <ChannelCards
            channels={found}
            now={new Date(query.dataUpdatedAt)}
            onEdit={(channel) => setOpen({ what: 'form', channel })}
            onEvents={(channel) => setOpen({ what: 'events', channel })}
          />
        )}
      </QueryStates>
      {open?.what === 'form' && <ChannelForm channel={open.channel} onClose={close} />}
      {open?.what === 'events' && <ChannelEvents channel={open.channel} onClose={close} />}
    </ScreenFrame>
  );
}

/** What a restore paused, why, and how to resume. */
function PauseNotice() {
  const { isBusy, resume } = useResume();
  return (
    <Alert color="lemon" title={PAUSE.title} className={styles.pause}>
      <p>{PAUSE.text}</p>
      <Button disabled={isBusy} onClick={() => void resume()}>
        {PAUSE.resume}
      </Button>
    </Alert>
  );
}

/** Questions to the owner about portal events; renders nothing without any. */
function DoubtPanel() {
  const { data: doubts = [] } = useDoubts();
  if (doubts.length === 0) return null;
  return (
    <Alert color="lemon" mb="md" title={DOUBT.title(doubts.length)}>
      <DoubtQuestions doubts={doubts} />
    </Alert>
  );
}

type Props = {
  readonly channels: readonly Channel[];
  readonly now: Date;
  readonly onEdit: (channel: Channel) => void;
  readonly onEvents: (channel: Channel) => void;
};

function ChannelCards({ channels, now, onEdit, onEvents }: Props) {
  const actions = useChannelActions();
  return (
    <div {...useFocusOnRow(channels)}>
      <Cards label={CALENDARS.list} rows={channels} keyOf={({ id }) => id}>
        {(channel, id) => (
          <ChannelCard
            channel={channel}
            id={id}
            now={now}
            actions={actions}
            onEdit={() => onEdit(channel)}
            onEvents={() => onEvents(channel)}
          />
        )}
      </Cards>
    </div>
  );
}
