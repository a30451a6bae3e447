import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { officialTables } from '@approdo/shared/contract/law/official-tables';
import { Anchor, Button, Stack, Tabs, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { Notice } from '../../kit/feedback/notice.tsx';
import { useRead } from '../../session/use-read.ts';
import { DEADLINES } from '../deadlines/index.ts';
import { ISTAT, REGISTER, SecondProofNote } from '../guests/index.ts';
import { TAX } from '../tourist-tax/index.ts';
import { BeginGuide } from './begin/begin-guide.tsx';
import { DeadlinesTab } from './deadlines/deadlines-tab.tsx';
import { GuestsTab } from './guests-tab.tsx';
import { IstatTab } from './istat/istat-tab.tsx';
import { MissingKey } from './key/missing-key.tsx';
import styles from './register.module.css';
import { SettingsTab } from './settings/settings-tab.tsx';
import { TaxTab } from './tax/tax-tab.tsx';
import { useBeginRegister } from './use-register.ts';

/** Switched off, locked without the key that sealed its guests, or open. */
type Access = 'OFF' | 'LOCKED' | 'OPEN';

type Tab = {
  /** Its name in the address; left out for the first. */
  readonly id: string;
  readonly title: string;
  /**
   * What of the register the tab needs: its guests, replaced by the way to begin or the field for the key; or that it
   * is on, else the tab is hidden. Left out where it works without.
   */
  readonly needs?: 'GUESTS' | 'REGISTER';
  readonly Content: ComponentType;
};

const FIRST: Tab = { id: 'guests', title: REGISTER.guests, needs: 'GUESTS', Content: GuestsTab };

const TABS: readonly Tab[] = [
  FIRST,
  { id: 'settings', title: REGISTER.settings, needs: 'REGISTER', Content: SettingsTab },
  { id: 'istat', title: ISTAT.tab, needs: 'GUESTS', Content: IstatTab },
  { id: 'tax', title: TAX.title, Content: TaxTab },
  { id: 'deadlines', title: DEADLINES.title, Content: DeadlinesTab },
];

const BEGIN = 'begin';

type Props = { readonly access: Access; readonly isKeySaved?: boolean };

/** Tabs with an address each; while the register is being set up, its steps. */
export function RegisterTabs({ access, isKeySaved = true }: Props) {
  const navigate = useNavigate();
  const { tab: named = FIRST.id, step } = useParams();
  if (named === BEGIN && access === 'OPEN') return <BeginGuide step={step} />;
  // This address may be opened before the register is known to be on.
  const tab = named === BEGIN ? FIRST.id : named;
  const tabs = TABS.filter(({ needs }) => access !== 'OFF' || needs !== 'REGISTER');
  if (!tabs.some(({ id }) => id === tab)) return <Navigate replace to="/register" />;
  return (
    <div>
      {access === 'OPEN' && <Notes isKeySaved={isKeySaved} />}
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => void navigate(chosen === FIRST.id ? '/register' : `/register/${chosen}`)}
      >
        <Tabs.List className={styles.tabs} aria-label={REGISTER.tabs}>
          {tabs.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} flex="none" mih="2.75rem">
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, needs, Content }) => (
          <Tabs.Panel key={id} value={id}>
            {needs === undefined || access === 'OPEN' ? <Content /> : <AccessNotice access={access} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}

/** Replaces what the register cannot show in its present state. */
function AccessNotice({ access }: Pick<Props, 'access'>) {
  return access === 'OFF' ? <RegisterOff /> : <MissingKey />;
}

/** What has to be done before the register can be relied on. */
function Notes({ isKeySaved }: { readonly isKeySaved: boolean }) {
  const { data: keys } = useRead(ownKeysRows.get);
  const { data: tables = [] } = useRead(officialTables.list);
  if (keys?.twoProofs === false) {
    return (
      <div style={{ marginBlockEnd: 'var(--space-4)' }}>
        <SecondProofNote />
      </div>
    );
  }
  return (
    <>
      {tables.some(({ importedAt }) => importedAt === null) && (
        <Notice label={REGISTER.loadTables} text={REGISTER.noTables}>
          <Anchor component={Link} to="/register/settings" inherit fw={600} underline="always">
            {REGISTER.loadTables}
          </Anchor>
        </Notice>
      )}
      {!isKeySaved && (
        <Notice label={REGISTER.writeKey} text={REGISTER.keyUnsaved}>
          <Anchor component={Link} to={`/register/${BEGIN}/key`} inherit fw={600} underline="always">
            {REGISTER.writeKey}
          </Anchor>
        </Notice>
      )}
    </>
  );
}

/** The purpose of the register, and the way to begin it, for an account with two proofs. */
function RegisterOff() {
  const navigate = useNavigate();
  const { data: keys } = useRead(ownKeysRows.get);
  const { isBusy, begin } = useBeginRegister(() => void navigate('/register/begin/account'));
  return (
    <Stack align="flex-start">
      <Text maw="75ch">{REGISTER.off}</Text>
      {keys?.twoProofs === false ? (
        <SecondProofNote />
      ) : (
        <Button size="md" aria-disabled={isBusy} onClick={begin}>
          {REGISTER.begin}
        </Button>
      )}
    </Stack>
  );
}
