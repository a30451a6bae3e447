import { Anchor, Tabs } from '@mantine/core';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { Notice } from '../../feedback/notice.tsx';
import { SecondProofNote } from '../../parts/register/second-proof-note.tsx';
import { useKeys } from '../../resources/use-keys.ts';
import { useOfficialTables } from '../../resources/use-official-tables.ts';
import { REGISTER } from '../../texts/register.ts';
import { TAX } from '../../texts/tourist-tax.ts';
import { BeginGuide } from './begin/begin-guide.tsx';
import { GuestsTab } from './guests-tab.tsx';
import styles from './register.module.css';
import { SettingsTab } from './settings/settings-tab.tsx';
import { TaxTab } from './tax/tax-tab.tsx';

/** The tabs by their word in the address, which says nothing of the first. */
const TABS = [
  { id: 'guests', title: REGISTER.guests, Content: GuestsTab },
  { id: 'settings', title: REGISTER.settings, Content: SettingsTab },
  { id: 'tax', title: TAX.title, Content: TaxTab },
] as const;

const [FIRST] = TABS;

const BEGIN = 'begin';

type Props = { readonly isKeySaved: boolean };

/** The open register, a tab an address; while it is begun, the steps of that. */
export function RegisterTabs({ isKeySaved }: Props) {
  const navigate = useNavigate();
  const { tab = FIRST.id, step } = useParams();
  if (tab === BEGIN) return <BeginGuide step={step} />;
  if (!TABS.some(({ id }) => id === tab)) return <Navigate replace to="/register" />;
  return (
    <div>
      <Notes isKeySaved={isKeySaved} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => void navigate(chosen === FIRST.id ? '/register' : `/register/${chosen}`)}
      >
        <Tabs.List className={styles.tabs} aria-label={REGISTER.tabs}>
          {TABS.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} className={styles.tab}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ id, Content }) => (
          <Tabs.Panel key={id} value={id}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}

/** What is still to be done before it can be relied on. */
function Notes({ isKeySaved }: Props) {
  const { data: keys } = useKeys();
  const { data: tables = [] } = useOfficialTables();
  if (keys?.twoProofs === false) {
    return (
      <div className={styles.note}>
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
