import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Part } from '../../kit/frame/part.tsx';
import kit from '../../kit/styles/kit.module.css';
import type { OfflineDay } from '../../phone-shell.ts';
import { useSession } from '../../session/session-context.ts';
import { useRefreshNext } from '../today/index.ts';
import { OFFLINE_DAY } from './texts.ts';

/** Whether this browser stores the next arrivals for use offline. */
export function OfflineDayPart({ day }: { readonly day: OfflineDay }) {
  const { user } = useSession();
  const [isOn, setIsOn] = useState(() => day.isOn(user.id));
  const readAgain = useRefreshNext();

  async function toggle(next: boolean): Promise<void> {
    setIsOn(next);
    await day.setEnabled(user.id, next);
    if (next) await readAgain();
  }

  return (
    <Part id="keeping" title={OFFLINE_DAY.title} hint={OFFLINE_DAY.hint}>
      <Switch
        className={kit.tick}
        label={OFFLINE_DAY.label}
        checked={isOn}
        onChange={({ currentTarget }) => void toggle(currentTarget.checked)}
      />
    </Part>
  );
}
