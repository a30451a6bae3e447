import { regionalSettings } from '@approdo/shared/contract/law/regional';
import { Stack, Text } from '@mantine/core';
import { QueryFaces } from '../../../kit/feedback/query-faces.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import { useRead } from '../../../session/use-read.ts';
import { ISTAT } from '../../guests/index.ts';
import { MonthPart } from './month-part.tsx';
import type { RegionalSettings } from './regional-draft.ts';
import { RegionalForm } from './regional-form.tsx';

/** Reports to the region, month by month; before a region is chosen, the form to choose one. */
export function IstatTab() {
  return (
    <QueryFaces query={useRead(regionalSettings.get)} failure={ISTAT.loadFailed}>
      {(settings) => <Istat settings={settings} />}
    </QueryFaces>
  );
}

function Istat({ settings }: { readonly settings: RegionalSettings }) {
  const { region, system, firstDay } = settings;
  return (
    <Stack gap="xl">
      {region && system === 'NONE' && <Text>{ISTAT.tellsNothing}</Text>}
      {region && system !== 'NONE' && firstDay && <MonthPart settings={{ ...settings, firstDay }} />}
      <Part id="istat-settings" title={region ? ISTAT.settings : ISTAT.chooseRegion}>
        <RegionalForm settings={settings} />
      </Part>
    </Stack>
  );
}
