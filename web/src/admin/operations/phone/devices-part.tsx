import type { PushDevice } from '@approdo/shared/contract/accounts/push';
import { sayInstantDate, sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { Button, Group } from '@mantine/core';
import { EmptyState } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import type { PhoneShell } from '../../phone-shell.ts';
import lines from '../../shell/lines.module.css';
import styles from './phone-screen.module.css';
import { DEVICES, NOTICES } from './texts.ts';
import { useRemoveDevice, useTestDevice } from './use-push.ts';

type Props = {
  readonly phone: PhoneShell | undefined;
  readonly devices: readonly PushDevice[];
  /** This browser, if it is one of them. */
  readonly own: PushDevice | undefined;
};

/** The owner's browsers that receive notices. */
export function DevicesPart({ phone, devices, own }: Props) {
  const test = useTestDevice();
  const removal = useRemoveDevice(phone);
  return (
    <Part id="devices" title={DEVICES.title}>
      {devices.length === 0 && <EmptyState text={DEVICES.empty} />}
      <ul className={lines.lines}>
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <strong id={device.id}>{device.name}</strong>
              {device.id === own?.id && ` (${DEVICES.thisOne})`}
              <p>{sayKinds(device)}</p>
              <p>{sayTimes(device)}</p>
              {device.lastError && <p className={styles.error}>{device.lastError}</p>}
            </div>
            <Group gap="sm">
              <Button
                variant="outline"
                aria-describedby={device.id}
                disabled={test.isPending}
                onClick={() => test.mutate(device)}
              >
                {DEVICES.test}
              </Button>
              <Button
                variant="default"
                aria-describedby={device.id}
                disabled={removal.isRunning}
                onClick={() => void removal.remove(device)}
              >
                {DEVICES.remove}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function sayKinds({ kinds }: PushDevice): string {
  return kinds.length === 0 ? DEVICES.nothing : kinds.map((kind) => NOTICES.kinds[kind]).join(', ');
}

function sayTimes({ createdAt, lastSentAt }: PushDevice): string {
  const sent = lastSentAt === null ? DEVICES.neverSent : DEVICES.lastSent(sayInstantDateTime(lastSentAt));
  return `${DEVICES.since(sayInstantDate(createdAt))} · ${sent}`;
}
