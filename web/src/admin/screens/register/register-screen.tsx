import { Stack } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { Advice } from '../../parts/register/advice.tsx';
import { useRegisterKey } from '../../resources/use-register.ts';
import { useRegisterSettings } from '../../resources/use-register-of-booking.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { REGISTER } from '../../texts/register.ts';
import { MissingKey } from './key/missing-key.tsx';
import { RegisterOff } from './register-off.tsx';
import { RegisterTabs } from './register-tabs.tsx';

/** What the law asks of who lets short stays: off, without its key, or open. */
export function RegisterScreen() {
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <QueryFaces query={useRegisterSettings()} failure={REGISTER.loadFailed}>
          {({ isOn }) => (isOn ? <OpenRegister /> : <RegisterOff />)}
        </QueryFaces>
        <Advice />
      </Stack>
    </ScreenFrame>
  );
}

/** Without its key nothing else of it can be shown. */
function OpenRegister() {
  return (
    <QueryFaces query={useRegisterKey()} failure={REGISTER.loadFailed}>
      {(key) => (key.state === 'MISSING' ? <MissingKey /> : <RegisterTabs isKeySaved={key.savedAt !== null} />)}
    </QueryFaces>
  );
}
