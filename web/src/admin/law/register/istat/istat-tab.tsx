import { regionalSettings } from '@approdo/shared/contract/law/regional';
import { Stack, Text } from '@mantine/core';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import { useRead } from '../../../session/use-read.ts';
import { ISTAT } from '../../guests/index.ts';
import { MonthPart } from './month-part.tsx';
import type { RegionalSettings } from './regional-draft.ts';
import { RegionalForm } from './regional-form.tsx';

/** Reports to the region, month by month; before a region is chosen, the form to choose one. */
export function IstatTab() {
  return (
    <QueryStates query={useRead(regionalSettings.get)} failure={ISTAT.loadFailed}>
      {(settings) => <Istat settings={settings} />}
    </QueryStates>
  );
}

function Istat({ settings }: { readonly settings: RegionalSettings }) {
  const { region, system, firstDay } = settings;
  return (
    <Stack gap="xl">
      {region && system === 'NONE' && <Text>{ISTAT.reportsNothing}</Text>}
      {region && system !== 'NONE' && firstDay && <MonthPart settings={{ ...settings, firstDay }} />}
      <Part id="istat-settings" title={region ? ISTAT.settings : ISTAT.chooseRegion}>
        <RegionalForm settings={settings} />
      </Part>
    </Stack>
  );
}
