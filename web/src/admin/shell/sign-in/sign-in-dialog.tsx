import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Window } from '../../kit/feedback/window.tsx';
import { useSession } from '../../session/session-context.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SIGN_IN } from './texts.ts';

/** Above windows, so that an open form stays below unchanged. */
const ABOVE_WINDOWS = 300;

/** Over the screen whose session has ended: after signing in, work continues with nothing lost. */
export function SignInDialog() {
  const { user, endReason, signOut } = useSession();
  useReloadAfterwards();

  return (
    <Window
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={endReason === undefined ? SIGN_IN.expiredTitle : SIGN_IN.endedTitle}
      zIndex={ABOVE_WINDOWS}
    >
      <Text mb="md">{endReason ?? SIGN_IN.expired}</Text>
      <SignInForm
        email={user.email}
        beside={
          <Button variant="subtle" onClick={() => void signOut()}>
            {SIGN_IN.leave}
          </Button>
        }
      />
    </Window>
  );
}

/** Refetches what could not be read meanwhile, when the dialog closes. */
function useReloadAfterwards(): void {
  const queries = useQueryClient();
  useEffect(() => () => void queries.invalidateQueries(), [queries]);
}
