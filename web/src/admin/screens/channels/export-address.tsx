import type { Channel } from '@approdo/shared/contract/channel/channels';
import { TextInput } from '@mantine/core';
import { useCopy } from '../../feedback/use-copy.ts';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import { EXPORT_ADDRESS } from '../../texts/calendars.ts';
import type { ChannelActions } from './use-channel-actions.ts';

type Props = {
  readonly channel: Channel;
  readonly actions: ChannelActions;
  /** The id of what names the channel. */
  readonly describedBy: string;
};

/** The address that a portal is to be given: to copy, and to change where somebody has it who should not. */
export function ExportAddress({ channel, actions, describedBy }: Props) {
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
