import { push } from '@approdo/shared/contract/accounts/push';
import { Stack, Text } from '@mantine/core';
import { QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { usePlatform } from '../../session/platform-context.ts';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';
import { DevicesPart } from './devices-part.tsx';
import { InstallPart } from './install-part.tsx';
import { KeepingPart } from './keeping-part.tsx';
import { NoticesPart } from './notices-part.tsx';
import { DEVICES } from './texts.ts';

/** How the owner has the house with her: on her home screen, by what rings, and without a network. */
export function PhoneScreen() {
  const { phone } = usePlatform();
  const { user } = useSession();
  const query = useRead(push.get);
  return (
    <ScreenFrame>
      <Stack gap="xl">
        {phone && <InstallPart install={phone.install} />}
        <QueryFaces query={query} failure={DEVICES.loadFailed}>
          {({ publicKey, devices }) => {
            const ownId = phone?.notices.readDevice(user.id)?.id;
            const own = devices.find(({ id }) => id === ownId);
            return (
              <>
                {phone && <NoticesPart phone={phone} publicKey={publicKey} device={own} />}
                {phone?.day.canKeep && <KeepingPart day={phone.day} />}
                {!phone && <Text>{DEVICES.elsewhere}</Text>}
                <DevicesPart phone={phone} devices={devices} own={own} />
              </>
            );
          }}
        </QueryFaces>
      </Stack>
    </ScreenFrame>
  );
}
