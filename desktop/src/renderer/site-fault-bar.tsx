import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Bridge } from '../ipc.ts';
import styles from './desktop-app.module.css';
import { TEXTS } from './texts.ts';

/** Says, above whatever is open, why the site does not answer; disappears once it does. Nothing below is lost. */
export function SiteFaultBar({ bridge }: { readonly bridge: Bridge }) {
  const fault = useSiteFault(bridge);
  const [isRetrying, setIsRetrying] = useState(false);
  if (!fault) return null;

  async function retryNow(): Promise<void> {
    setIsRetrying(true);
    await bridge.askSiteAgain().catch(() => undefined);
    setIsRetrying(false);
  }

  return (
    <div className={styles.fault} role="alert">
      <span>
        <strong>{fault}</strong> {TEXTS.comesBack}
      </span>
      <Button size="xs" variant="default" loading={isRetrying} onClick={() => void retryNow()}>
        {TEXTS.retryNow}
      </Button>
    </div>
  );
}

/** Also informs the queries: they pause while there is no network, and read again afterwards. */
function useSiteFault(bridge: Bridge): string | null {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isHeard = false;
    const end = bridge.onSiteFaultChanged((news) => {
      isHeard = true;
      setFault(news);
      window.dispatchEvent(new Event(news === null ? 'online' : 'offline'));
    });
    bridge.readSiteFault().then(
      (read) => isHeard || setFault(read),
      () => undefined,
    );
    return end;
  }, [bridge]);
  return fault;
}
