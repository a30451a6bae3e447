import { AdminApp } from '@approdo/web/admin';
import { Button, Loader, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Bridge } from '../ipc.ts';
import styles from './desktop-app.module.css';
import { HouseBar } from './house-bar.tsx';
import { HousesScreen } from './houses-screen.tsx';
import { SiteFaultBar } from './site-fault-bar.tsx';
import { TEXTS } from './texts.ts';
import { useStart } from './use-start.ts';

/** Asks for the house's site, the first time or when another is wanted, and is its back office from then on. */
export function DesktopApp({ bridge }: { readonly bridge: Bridge }) {
  const { start, begin } = useStart(bridge);
  const [isChanging, setIsChanging] = useState(false);

  async function followHouse(): Promise<void> {
    setIsChanging(false);
    await begin();
  }

  if (start.face === 'loading') return <Starting />;
  if (start.face === 'failed') return <Failed onRetry={() => void begin()} />;
  if (start.face === 'houseless') return <HousesScreen bridge={bridge} houses={start.houses} onChange={followHouse} />;
  const { houses, house, platform } = start;
  if (isChanging) {
    return <HousesScreen bridge={bridge} houses={houses} onChange={followHouse} onClose={() => setIsChanging(false)} />;
  }
  return (
    <>
      <SiteFaultBar bridge={bridge} />
      <AdminApp key={house.address} platform={platform} basename="/" />
      <HouseBar house={house} session={platform.session} onChange={() => setIsChanging(true)} />
    </>
  );
}

function Starting() {
  return (
    <main className={styles.middle} aria-busy="true">
      <Loader aria-label={TEXTS.loading} />
    </main>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className={styles.middle}>
      <Stack align="center" gap="xs" role="alert">
        <Text fw={600}>{TEXTS.startFailed}</Text>
        <Text c="dimmed">{TEXTS.startFailedHelp}</Text>
        <Button mt="sm" onClick={onRetry}>
          {TEXTS.retry}
        </Button>
      </Stack>
    </main>
  );
}
