import { registerKey } from '@approdo/shared/contract/law/register-key';
import { registerSettings } from '@approdo/shared/contract/law/register-settings';
import { Stack } from '@mantine/core';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { useRead } from '../../session/use-read.ts';
import { Advice, REGISTER } from '../guests/index.ts';
import { RegisterTabs } from './register-tabs.tsx';

/** The legal duties of an owner who lets short stays; parts without guests work while the register is off or locked. */
export function RegisterScreen() {
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <QueryStates query={useRead(registerSettings.get)} failure={REGISTER.loadFailed}>
          {({ isOn }) => (isOn ? <SwitchedOnRegister /> : <RegisterTabs access="OFF" />)}
        </QueryStates>
        <Advice />
      </Stack>
    </ScreenFrame>
  );
}

function SwitchedOnRegister() {
  return (
    <QueryStates query={useRead(registerKey.get)} failure={REGISTER.loadFailed}>
      {({ state, savedAt }) => (
        <RegisterTabs access={state === 'MISSING' ? 'LOCKED' : 'OPEN'} isKeySaved={savedAt !== null} />
      )}
    </QueryStates>
  );
}
