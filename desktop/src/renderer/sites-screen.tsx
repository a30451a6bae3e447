import { ApiError } from '@approdo/shared/client';
import { Alert, Button, Group, Modal, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Bridge, Site, Sites } from '../ipc.ts';
import { AddSiteForm } from './add-site-form.tsx';
import styles from './desktop-app.module.css';
import { TEXTS } from './texts.ts';
import { unwrap } from './unwrap.ts';
import type { MayLeave } from './use-leave-question.tsx';
import type { Leave } from './use-leaving.ts';

type Props = {
  readonly bridge: Bridge;
  readonly sites: Sites;
  /** Called before another site becomes the current one. */
  readonly mayLeave: MayLeave;
  readonly leave: Leave;
  /** Called after the list has changed. */
  readonly onChange: () => Promise<void>;
  /** Left out if there is nothing to go back to. */
  readonly onClose?: () => void;
};

/** The saved sites, to choose, add or forget one. The first time there is only the form. */
export function SitesScreen({ bridge, sites, mayLeave, leave, onChange, onClose }: Props) {
  const [fault, setFault] = useState<string>();
  const [confirming, setConfirming] = useState<string>();
  const isFirst = sites.kept.length === 0;
  const title = isFirst ? TEXTS.site.firstTitle : TEXTS.site.title;

  const isCurrent = ({ address }: Site) => address === sites.current?.address;

  async function open(site: Site): Promise<void> {
    if (isCurrent(site)) return onClose ? onClose() : undefined;
    if (await mayLeave()) await change(() => leave(async () => unwrap(await bridge.switchSite(site.address))));
  }

  async function forget(site: Site): Promise<void> {
    const step = async () => unwrap(await bridge.forgetSite(site.address));
    if (!isCurrent(site)) await change(() => step().then(onChange));
    else if (await mayLeave()) await change(() => leave(step));
  }

  async function change(step: () => Promise<unknown>): Promise<void> {
    setFault(undefined);
    try {
      await step();
    } catch (refusal) {
      setFault(refusal instanceof ApiError ? refusal.message : TEXTS.site.failed);
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
        <ul className={styles.sites}>
          {sites.kept.map((site) => (
            <SiteRow
              key={site.address}
              site={site}
              isCurrent={isCurrent(site)}
              isConfirming={site.address === confirming}
              onOpen={() => void open(site)}
              onAskForget={setConfirming}
              onForget={() => void forget(site)}
            />
          ))}
        </ul>
      )}
      {!isFirst && (
        <Title order={2} size="h4" mt="xl" mb="xs">
          {TEXTS.site.another}
        </Title>
      )}
      <AddSiteForm bridge={bridge} mayLeave={mayLeave} leave={leave} />
      {onClose && (
        <Button variant="subtle" mt="sm" fullWidth onClick={onClose}>
          {TEXTS.site.cancel}
        </Button>
      )}
    </Paper>
  );
}

type WindowProps = Props & Required<Pick<Props, 'onClose'>> & { readonly isOpen: boolean };

/** The same in a window over the back office. */
export function SitesWindow({ isOpen, onClose, ...props }: WindowProps) {
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size="36rem">
      <Modal.Overlay />
      <Modal.Content aria-label={TEXTS.site.title}>
        <SitesScreen {...props} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

type RowProps = {
  readonly site: Site;
  readonly isCurrent: boolean;
  /** Forgetting it was requested and awaits confirmation. */
  readonly isConfirming: boolean;
  readonly onOpen: () => void;
  readonly onAskForget: (address: string | undefined) => void;
  readonly onForget: () => void;
};

function SiteRow({ site, isCurrent, isConfirming, onOpen, onAskForget, onForget }: RowProps) {
  return (
    <li className={styles.site} aria-current={isCurrent ? 'true' : undefined}>
      <Stack gap={0}>
        <Text fw={600}>{site.name}</Text>
        <Text size="sm" c="dimmed" className={styles.address}>
          {site.address}
        </Text>
      </Stack>
      {isConfirming ? (
        <Group gap="xs" role="alert">
          <Text size="sm">{TEXTS.site.forgetAsk}</Text>
          <Button size="xs" color="red" onClick={onForget}>
            {TEXTS.site.forgetYes}
          </Button>
          <Button size="xs" variant="default" onClick={() => onAskForget(undefined)}>
            {TEXTS.site.cancel}
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          <Button size="xs" variant={isCurrent ? 'light' : 'default'} onClick={onOpen}>
            {isCurrent ? TEXTS.site.stay : TEXTS.site.open}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            aria-label={TEXTS.site.forgetOf(site.name)}
            onClick={() => onAskForget(site.address)}
          >
            {TEXTS.site.forget}
          </Button>
        </Group>
      )}
    </li>
  );
}
