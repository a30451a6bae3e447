import { registerKey } from '@approdo/shared/contract/law/register-key';
import { registerSettings } from '@approdo/shared/contract/law/register-settings';
import { Stack } from '@mantine/core';
import { QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { useRead } from '../../session/use-read.ts';
import { Advice, REGISTER } from '../guests/index.ts';
import { RegisterTabs } from './register-tabs.tsx';

/** The legal duties of an owner who lets short stays; parts without guests work while the register is off or locked. */
export function RegisterScreen() {
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <QueryFaces query={useRead(registerSettings.get)} failure={REGISTER.loadFailed}>
          {({ isOn }) => (isOn ? <KeptRegister /> : <RegisterTabs standing="OFF" />)}
        </QueryFaces>
        <Advice />
      </Stack>
    </ScreenFrame>
  );
}

function KeptRegister() {
  return (
    <QueryFaces query={useRead(registerKey.get)} failure={REGISTER.loadFailed}>
      {({ state, savedAt }) => (
        <RegisterTabs standing={state === 'MISSING' ? 'LOCKED' : 'OPEN'} isKeySaved={savedAt !== null} />
      )}
    </QueryFaces>
  );
}
