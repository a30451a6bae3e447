import { ApiError } from '@approdo/shared/client';
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Bridge, House, Houses } from '../ipc.ts';
import { AddHouseForm } from './add-house-form.tsx';
import styles from './desktop-app.module.css';
import { TEXTS } from './texts.ts';
import { unwrap } from './unwrap.ts';
import type { MayLeave } from './use-leave-question.tsx';
import type { Leave } from './use-leaving.ts';

type Props = {
  readonly bridge: Bridge;
  readonly houses: Houses;
  /** Asked before another house becomes the current one. */
  readonly mayLeave: MayLeave;
  readonly leave: Leave;
  /** After the list is another. */
  readonly onChange: () => Promise<void>;
  /** Left out where there is nothing to go back to. */
  readonly onClose?: () => void;
};

/** The houses that this computer knows: one is chosen, added or forgotten. The first time there is only the form. */
export function HousesScreen({ bridge, houses, mayLeave, leave, onChange, onClose }: Props) {
  const [fault, setFault] = useState<string>();
  const [doomed, setDoomed] = useState<string>();
  const isFirst = houses.kept.length === 0;
  const title = isFirst ? TEXTS.house.firstTitle : TEXTS.house.title;

  const isCurrent = ({ address }: House) => address === houses.current?.address;

  async function open(house: House): Promise<void> {
    if (isCurrent(house)) return onClose ? onClose() : undefined;
    if (await mayLeave()) await change(() => leave(async () => unwrap(await bridge.switchHouse(house.address))));
  }

  async function forget(house: House): Promise<void> {
    const step = async () => unwrap(await bridge.forgetHouse(house.address));
    if (!isCurrent(house)) await change(() => step().then(onChange));
    else if (await mayLeave()) await change(() => leave(step));
  }

  async function change(step: () => Promise<unknown>): Promise<void> {
    setFault(undefined);
    try {
      await step();
    } catch (refusal) {
      setFault(refusal instanceof ApiError ? refusal.message : TEXTS.house.failed);
    }
  }

  return (
    <Paper withBorder shadow="sm" className={styles.card}>
      <title>{`${title} · ${TEXTS.product}`}</title>
      <p className={styles.brand}>{TEXTS.product}</p>
      <Title order={1} size="h3" mb="md">
        {title}
      </Title>
      {fault && (
        <Alert color="red" role="alert" mb="md">
          {fault}
        </Alert>
      )}
      {!isFirst && (
        <ul className={styles.houses}>
          {houses.kept.map((house) => (
            <HouseRow
              key={house.address}
              house={house}
              isCurrent={isCurrent(house)}
              isDoomed={house.address === doomed}
              onOpen={() => void open(house)}
              onDoom={setDoomed}
              onForget={() => void forget(house)}
            />
          ))}
        </ul>
      )}
      {!isFirst && (
        <Title order={2} size="h4" mt="xl" mb="xs">
          {TEXTS.house.another}
        </Title>
      )}
      <AddHouseForm bridge={bridge} mayLeave={mayLeave} leave={leave} />
      {onClose && (
        <Button variant="subtle" mt="sm" fullWidth onClick={onClose}>
          {TEXTS.house.cancel}
        </Button>
      )}
    </Paper>
  );
}

type RowProps = {
  readonly house: House;
  readonly isCurrent: boolean;
  /** Forgetting it has been asked for and not yet confirmed. */
  readonly isDoomed: boolean;
  readonly onOpen: () => void;
  readonly onDoom: (address: string | undefined) => void;
  readonly onForget: () => void;
};

function HouseRow({ house, isCurrent, isDoomed, onOpen, onDoom, onForget }: RowProps) {
  return (
    <li className={styles.house} aria-current={isCurrent ? 'true' : undefined}>
      <Stack gap={0}>
        <Text fw={600}>{house.name}</Text>
        <Text size="sm" c="dimmed" className={styles.address}>
          {house.address}
        </Text>
      </Stack>
      {isDoomed ? (
        <Group gap="xs" role="alert">
          <Text size="sm">{TEXTS.house.forgetAsk}</Text>
          <Button size="xs" color="red" onClick={onForget}>
            {TEXTS.house.forgetYes}
          </Button>
          <Button size="xs" variant="default" onClick={() => onDoom(undefined)}>
            {TEXTS.house.cancel}
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          <Button size="xs" variant={isCurrent ? 'light' : 'default'} onClick={onOpen}>
            {isCurrent ? TEXTS.house.stay : TEXTS.house.open}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            aria-label={TEXTS.house.forgetOf(house.name)}
            onClick={() => onDoom(house.address)}
          >
            {TEXTS.house.forget}
          </Button>
        </Group>
      )}
    </li>
  );
}
