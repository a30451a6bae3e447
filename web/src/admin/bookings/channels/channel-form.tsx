import { type Channel, channel as channelShape, newChannel } from '@approdo/shared/contract/bookings/channels';
import { Checkbox, Radio, Text, TextInput } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { draftOf, nameFor, readDraft } from './channel-draft.ts';
import styles from './channel-form.module.css';
import { MeaningFields } from './meaning-fields.tsx';
import { CHANNEL_ACTIONS, CHANNEL_FORM, CHANNEL_KINDS, PORTAL_HELP } from './texts/calendars.ts';
import { useSaveChannel } from './use-channel-actions.ts';

const KINDS = channelShape.shape.kind.options;

type Props = {
  /** The channel to edit; undefined for a new one. */
  readonly channel: Channel | undefined;
  readonly onClose: () => void;
};

export function ChannelForm({ channel, onClose }: Props) {
  if (!channel) return <ChannelWindow channel={channel} onClose={onClose} />;
  return (
    <VersionedForm of={channel} shape={channelShape}>
      {(current, loadLatest) => <ChannelWindow channel={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

/** The kind comes first: the help for its address and all else depend on it. */
function ChannelWindow({ channel, loadLatest, onClose }: Props & { readonly loadLatest?: LoadLatest }) {
  const save = useSaveChannel(channel?.id);
  const form = useForm({
    schema: newChannel,
    start: draftOf(channel),
    read: readDraft,
    version: channel?.version,
    loadLatest: loadLatest,
    save: async (fields, version) => {
      await save(fields, version);
      onClose();
    },
    describe: CHANNEL_ACTIONS.saveFailed,
  });
  const leave = form.leaveBy(onClose);
  const { kind, isStopped } = form.draft;

  function choose(value: string): void {
    const chosen = KINDS.find((known) => known === value);
    if (!chosen) return;
    form.change('name', nameFor(chosen, form.draft));
    form.change('kind', chosen);
  }

  return (
    <FormWindow title={channel ? CHANNEL_FORM.editTitle : CHANNEL_FORM.addTitle} size="lg" onClose={leave}>
      <StackedForm form={form}>
        <Radio.Group label={CHANNEL_FORM.kind} value={kind} error={form.faults.kind} onChange={choose}>
          <div className={styles.kinds} data-fault={form.faults.kind !== undefined}>
            {KINDS.map((value) => (
              <Radio key={value} value={value} label={CHANNEL_KINDS[value]} />
            ))}
          </div>
        </Radio.Group>
        {kind !== '' && (
          <>
            <PortalHelp kind={kind} />
            <TextInput label={CHANNEL_FORM.name} description={CHANNEL_FORM.nameHelp} {...form.field('name')} />
            <TextInput
              label={CHANNEL_FORM.importUrl}
              description={channel?.importUrl ? CHANNEL_FORM.keepHelp(channel.importUrl) : CHANNEL_FORM.importHelp}
              inputMode="url"
              autoComplete="off"
              disabled={isStopped}
              {...form.field('importUrl')}
            />
            {channel?.importUrl && <Checkbox label={CHANNEL_FORM.stop} {...form.tick('isStopped')} />}
            <MeaningFields
              kind={kind}
              endMeans={form.draft.endMeans}
              edges={form.draft.edges}
              onEndMeans={(endMeans) => form.change('endMeans', endMeans)}
              onEdges={(edges) => form.change('edges', edges)}
            />
            {!channel && (
              <Text c="dimmed" size="sm">
                {CHANNEL_FORM.afterSave}
              </Text>
            )}
          </>
        )}
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

/** Where to find the portal's address, and where to enter this site's. */
function PortalHelp({ kind }: Pick<Channel, 'kind'>) {
  const { steps, note } = PORTAL_HELP[kind];
  return (
    <div className={`${kit.tip} ${styles.help}`}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note && <p>{note}</p>}
    </div>
  );
}
