import { type Channel, channel } from '@approdo/shared/contract/bookings/channels';
import { Radio, Stack } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import { CHANNEL_FORM } from './texts/calendars.ts';

/** The portals that close days by themselves. */
const WITH_EDGES: readonly Channel['kind'][] = ['AIRBNB', 'BOOKING'];

const { endMeans: endMeanings, edges: edgeHandlings } = channel.shape;

type Props = Pick<Channel, 'kind' | 'endMeans' | 'edges'> & {
  readonly onEndMeans: (endMeans: Channel['endMeans']) => void;
  readonly onEdges: (edges: Channel['edges']) => void;
};

/** Rarely needed fields: how to interpret the portal's calendar. */
export function MeaningFields({ kind, endMeans, edges, onEndMeans, onEdges }: Props) {
  const chooseEnd = (value: string) => {
    const chosen = endMeanings.options.find((known) => known === value);
    if (chosen) onEndMeans(chosen);
  };
  const chooseEdges = (value: string) => {
    const chosen = edgeHandlings.options.find((known) => known === value);
    if (chosen) onEdges(chosen);
  };
  return (
    <details className={kit.more}>
      <summary>{CHANNEL_FORM.more}</summary>
      <Stack>
        <Radio.Group label={CHANNEL_FORM.endMeans} value={endMeans} onChange={chooseEnd}>
          <Stack gap="xs" mt="xs">
            <Radio value="CHECKOUT" label={CHANNEL_FORM.checkout} description={CHANNEL_FORM.checkoutHelp} />
            <Radio value="LAST_NIGHT" label={CHANNEL_FORM.lastNight} description={CHANNEL_FORM.lastNightHelp} />
          </Stack>
        </Radio.Group>
        {WITH_EDGES.includes(kind) && (
          <Radio.Group
            label={CHANNEL_FORM.edges}
            description={CHANNEL_FORM.edgesHelp}
            value={edges}
            onChange={chooseEdges}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="SKIP" label={CHANNEL_FORM.skipEdges} />
              <Radio value="TAKE" label={CHANNEL_FORM.takeEdges} />
            </Stack>
          </Radio.Group>
        )}
      </Stack>
    </details>
  );
}
