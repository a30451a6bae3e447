import { Stack, Tabs } from '@mantine/core';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { Advice } from '../../law/guests/index.ts';
import { AuditTab } from './audit-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { PRIVACY_TABS } from './texts.ts';

const AUDIT = 'audit';

const DATA = 'data';

/** Personal data and the audit, each in a tab with its own address. */
export function PrivacyScreen() {
  const { tab } = useParams();
  const navigate = useNavigate();
  if (tab !== undefined && tab !== AUDIT) return <Navigate replace to="/privacy" />;
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <Tabs
          value={tab ?? DATA}
          onChange={(next) => void navigate(next === AUDIT ? '/privacy/audit' : '/privacy')}
          keepMounted={false}
        >
          <Tabs.List aria-label={PRIVACY_TABS.label} mb="lg">
            <Tabs.Tab value={DATA}>{PRIVACY_TABS.data}</Tabs.Tab>
            <Tabs.Tab value={AUDIT}>{PRIVACY_TABS.audit}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={DATA}>
            <DataTab />
          </Tabs.Panel>
          <Tabs.Panel value={AUDIT}>
            <AuditTab />
          </Tabs.Panel>
        </Tabs>
        <Advice />
      </Stack>
    </ScreenFrame>
  );
}
