import { Stack } from '@mantine/core';
import { QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { Advice, REGISTER, useRegisterSettings } from '../guests/index.ts';
import { RegisterTabs } from './register-tabs.tsx';
import { useRegisterKey } from './use-register.ts';

/** What the law asks of an owner who lets short stays; what needs no guests stands while the register is off, or without its key, too. */
export function RegisterScreen() {
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <QueryFaces query={useRegisterSettings()} failure={REGISTER.loadFailed}>
          {({ isOn }) => (isOn ? <KeptRegister /> : <RegisterTabs standing="OFF" />)}
        </QueryFaces>
        <Advice />
      </Stack>
    </ScreenFrame>
  );
}

function KeptRegister() {
  return (
    <QueryFaces query={useRegisterKey()} failure={REGISTER.loadFailed}>
      {({ state, savedAt }) => (
        <RegisterTabs standing={state === 'MISSING' ? 'LOCKED' : 'OPEN'} isKeySaved={savedAt !== null} />
      )}
    </QueryFaces>
  );
}
