import type { Channel } from '@approdo/shared/contract/channel/channels';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { ClashPanel } from '../../parts/channels/clash-panel.tsx';
import { useChannels } from '../../resources/use-channels.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { CALENDARS } from '../../texts/calendars.ts';
import { ChannelCards } from './channel-cards.tsx';
import { ChannelEvents } from './channel-events.tsx';
import { ChannelForm } from './channel-form.tsx';
import { DoubtPanel } from './doubt-panel.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { TurnoverNote } from './turnover-note.tsx';

type Open =
  | { readonly what: 'form'; readonly channel?: Channel }
  | { readonly what: 'events'; readonly channel: Channel };

/** The portals that the site exchanges its days with, and all that they ask of the owner. */
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
      <QueryFaces
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
      </QueryFaces>
      {open?.what === 'form' && <ChannelForm channel={open.channel} onClose={close} />}
      {open?.what === 'events' && <ChannelEvents channel={open.channel} onClose={close} />}
    </ScreenFrame>
  );
}
