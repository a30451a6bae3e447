import { push } from '@approdo/shared/contract/accounts/push';
import { Button, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import type { AppInstall } from '../../phone-shell.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';
import { DevicesPart } from './devices-part.tsx';
import { NoticesPart } from './notices-part.tsx';
import { OfflineDayPart } from './offline-day-part.tsx';
import { DEVICES, INSTALL } from './texts.ts';

/** The app on a phone: installing it, notices, and use offline. */
export function PhoneScreen() {
  const { phone } = usePlatform();
  const { user } = useSession();
  const query = useRead(push.get);
  return (
    <ScreenFrame>
      <Stack gap="xl">
        {phone && <InstallPart install={phone.install} />}
        <QueryStates query={query} failure={DEVICES.loadFailed}>
          {({ publicKey, devices }) => {
            const ownId = phone?.notices.readDevice(user.id)?.id;
            const own = devices.find(({ id }) => id === ownId);
            return (
              <>
                {phone && <NoticesPart phone={phone} publicKey={publicKey} device={own} />}
                {phone?.day.isSupported && <OfflineDayPart day={phone.day} />}
                {!phone && <Text>{DEVICES.elsewhere}</Text>}
                <DevicesPart phone={phone} devices={devices} own={own} />
              </>
            );
          }}
        </QueryStates>
      </Stack>
    </ScreenFrame>
  );
}

/** How to install the app on this device; nothing if it cannot be installed. */
function InstallPart({ install }: { readonly install: AppInstall }) {
  const state = useSyncExternalStore(install.subscribe, install.readState);
  if (state === 'NEVER') return null;
  return (
    <Part id="install" title={INSTALL.title}>
      {state === 'BY_PRESS' && (
        <Button size="md" onClick={() => void install.promptUser()}>
          {INSTALL.action}
        </Button>
      )}
      {state === 'BY_HAND' && <Text>{INSTALL.byHand}</Text>}
      {state === 'INSTALLED' && <Text>{INSTALL.done}</Text>}
    </Part>
  );
}
