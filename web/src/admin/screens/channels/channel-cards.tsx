import type { Channel } from '@approdo/shared/contract/channel/channels';
import { Cards } from '../../table/cards.tsx';
import { useFocusOnRow } from '../../table/use-focus-on-row.ts';
import { CALENDARS } from '../../texts/calendars.ts';
import { ChannelCard } from './channel-card.tsx';
import { useChannelActions } from './use-channel-actions.ts';

type Props = {
  readonly channels: readonly Channel[];
  readonly now: Date;
  readonly onEdit: (channel: Channel) => void;
  readonly onEvents: (channel: Channel) => void;
};

export function ChannelCards({ channels, now, onEdit, onEvents }: Props) {
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
