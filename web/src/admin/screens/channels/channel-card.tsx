import type { Channel } from '@approdo/shared/contract/channel/channels';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import { CHANNEL_ACTIONS, CHANNEL_KINDS, HEALTH } from '../../texts/calendars.ts';
import { ChannelBadge } from './channel-badge.tsx';
import styles from './channel-card.module.css';
import { describeIncoming, describeOutgoing } from './describe-channel.ts';
import { ExportAddress } from './export-address.tsx';
import type { ChannelActions } from './use-channel-actions.ts';
import { VanishedQuestion } from './vanished-question.tsx';

type Props = {
  readonly channel: Channel;
  readonly id: string;
  readonly now: Date;
  readonly actions: ChannelActions;
  readonly onEdit: () => void;
  readonly onEvents: () => void;
};

/** A channel: how it goes both ways, what it asks, and what can be done with it. */
export function ChannelCard({ channel, id, now, actions, onEdit, onEvents }: Props) {
  const { name, kind, state, importUrl } = channel;
  const incoming = describeIncoming(channel, now);
  const button = { describedBy: id, isBusy: actions.isBusy(channel) };
  const isRead = importUrl !== null && state !== 'PAUSED' && state !== 'NEEDS_ADDRESS';
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name} id={id} tabIndex={-1}>
            {name}
          </h2>
          {name !== CHANNEL_KINDS[kind] && <span className={styles.soft}>{CHANNEL_KINDS[kind]}</span>}
        </div>
        <ChannelBadge state={state} />
      </div>
      {state === 'SUSPECT' && <VanishedQuestion channel={channel} describedBy={id} />}
      <section className={styles.direction}>
        <h3>{HEALTH.incoming}</h3>
        {incoming.says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {incoming.problem && <p className={styles.problem}>{incoming.problem}</p>}
        {importUrl && <p className={styles.soft}>{importUrl}</p>}
        <RowButtons>
          {isRead && (
            <RowButton {...button} onClick={() => actions.sync(channel)}>
              {CHANNEL_ACTIONS.sync}
            </RowButton>
          )}
          {importUrl !== null && (
            <RowButton {...button} onClick={onEvents}>
              {CHANNEL_ACTIONS.events}
            </RowButton>
          )}
        </RowButtons>
      </section>
      <section className={styles.direction}>
        <h3>{HEALTH.outgoing}</h3>
        {describeOutgoing(channel, now).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ExportAddress channel={channel} actions={actions} describedBy={id} />
      </section>
      <div className={styles.foot}>
        <RowButtons>
          <RowButton {...button} onClick={onEdit} variant={state === 'NEEDS_ADDRESS' ? 'filled' : 'default'}>
            {state === 'NEEDS_ADDRESS' ? CHANNEL_ACTIONS.paste : CHANNEL_ACTIONS.edit}
          </RowButton>
          <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(channel)}>
            {CHANNEL_ACTIONS.remove}
          </RowButton>
        </RowButtons>
      </div>
    </>
  );
}
