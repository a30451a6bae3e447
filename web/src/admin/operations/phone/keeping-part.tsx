import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Part } from '../../kit/frame/part.tsx';
import type { DayKeeping } from '../../phone-shell.ts';
import { useSession } from '../../session/session-context.ts';
import { useReadNextAgain } from '../today/index.ts';
import styles from './phone-screen.module.css';
import { KEEPING } from './texts.ts';

/** Whether this browser stores the next arrivals for use offline. */
export function KeepingPart({ day }: { readonly day: DayKeeping }) {
  const { user } = useSession();
  const [isOn, setIsOn] = useState(() => day.isOn(user.id));
  const readAgain = useReadNextAgain();

  async function turn(next: boolean): Promise<void> {
    setIsOn(next);
    await day.turn(user.id, next);
    if (next) await readAgain();
  }

  return (
    <Part id="keeping" title={KEEPING.title} hint={KEEPING.hint}>
      <Switch
        className={styles.switch}
        label={KEEPING.label}
        checked={isOn}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
    </Part>
  );
}
