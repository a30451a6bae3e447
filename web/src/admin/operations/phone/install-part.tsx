import { Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Part } from '../../kit/frame/part.tsx';
import type { Installing } from '../../phone-shell.ts';
import { INSTALL } from './texts.ts';

/** How it comes among the programs of this device; nothing where it cannot. */
export function InstallPart({ install }: { readonly install: Installing }) {
  const state = useSyncExternalStore(install.subscribe, install.readState);
  if (state === 'NEVER') return null;
  return (
    <Part id="install" title={INSTALL.title}>
      {state === 'BY_PRESS' && (
        <Button size="md" onClick={() => void install.ask()}>
          {INSTALL.action}
        </Button>
      )}
      {state === 'BY_HAND' && <Text>{INSTALL.byHand}</Text>}
      {state === 'INSTALLED' && <Text>{INSTALL.done}</Text>}
    </Part>
  );
}
