import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { TextInput } from '@mantine/core';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import kit from '../../kit/styles/kit.module.css';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import styles from './channel-card.module.css';
import { describeIncoming, describeOutgoing } from './describe-channel.ts';
import { LackingQuestion } from './lacking-question.tsx';
import { CHANNEL_ACTIONS, CHANNEL_KINDS, CHANNEL_STATES, EXPORT_ADDRESS, HEALTH } from './texts/calendars.ts';
import type { ChannelActions } from './use-channel-actions.ts';

const TONES: Readonly<Record<Channel['state'], Tone>> = {
  OK: 'done',
  LATE: 'waiting',
  FAILING: 'careful',
  SUSPECT: 'careful',
  PAUSED: 'waiting',
  NEEDS_ADDRESS: 'careful',
  EXPORT_ONLY: 'resting',
};

type Props = {
  readonly channel: Channel;
  readonly id: string;
  readonly now: Date;
  readonly actions: ChannelActions;
  readonly onEdit: () => void;
  readonly onEvents: () => void;
};

/** A channel: its health both ways, its questions, and actions. */
export function ChannelCard({ channel, id, now, actions, onEdit, onEvents }: Props) {
  const { name, kind, state, importUrl, counts } = channel;
  const incoming = describeIncoming(channel, now);
  const button = { describedBy: id, isBusy: actions.isBusy(channel) };
  const isRead = importUrl !== null && state !== 'PAUSED' && state !== 'NEEDS_ADDRESS';
  return (
    <>
      <div className={kit.head}>
        <div>
          <h2
            className={`${kit.strong} ${kit.wrapAnywhere}`}
            style={{ fontSize: 'var(--text-l)', margin: 0 }}
            id={id}
            tabIndex={-1}
          >
            {name}
          </h2>
          {name !== CHANNEL_KINDS[kind] && (
            <span className={`${kit.muted} ${kit.wrapAnywhere}`}>{CHANNEL_KINDS[kind]}</span>
          )}
        </div>
        <ChannelBadge state={state} />
      </div>
      {(state === 'SUSPECT' || counts.faulty > 0) && <LackingQuestion channel={channel} describedBy={id} />}
      <section className={styles.direction}>
        <h3>{HEALTH.incoming}</h3>
        {incoming.says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {incoming.problem && <p className={kit.danger}>{incoming.problem}</p>}
        {importUrl && <p className={`${kit.muted} ${kit.wrapAnywhere}`}>{importUrl}</p>}
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

/** The health of a channel, in a word. */
function ChannelBadge({ state }: Pick<Channel, 'state'>) {
  return <Badge tone={TONES[state]}>{CHANNEL_STATES[state]}</Badge>;
}

type ExportAddressProps = {
  readonly channel: Channel;
  readonly actions: ChannelActions;
  /** The id of the element naming the channel. */
  readonly describedBy: string;
};

/** The address to give to the portal: to copy, or to replace if it leaked. */
function ExportAddress({ channel, actions, describedBy }: ExportAddressProps) {
  const copy = useCopy();
  const { name, exportUrl } = channel;
  const button = { describedBy, isBusy: actions.isBusy(channel) };
  const says = {
    copied: EXPORT_ADDRESS.copied,
    failed: { text: EXPORT_ADDRESS.copyFailed, detail: exportUrl ?? '' },
  };
  return (
    <>
      {exportUrl !== null && (
        <TextInput
          label={EXPORT_ADDRESS.label(name)}
          value={exportUrl}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <RowButtons>
        {exportUrl !== null && (
          <RowButton {...button} onClick={() => void copy(exportUrl, says)}>
            {EXPORT_ADDRESS.copy}
          </RowButton>
        )}
        <RowButton {...button} onClick={() => void actions.rotate(channel)}>
          {EXPORT_ADDRESS.rotate}
        </RowButton>
      </RowButtons>
    </>
  );
}
