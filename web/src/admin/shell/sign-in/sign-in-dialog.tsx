import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Window } from '../../kit/feedback/window.tsx';
import { useSession } from '../../session/session-context.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SIGN_IN } from './texts.ts';

/** Above windows, so that a form that is open stays below as it is. */
const ABOVE_WINDOWS = 300;

/** Over the screen whose session has ended: signing in goes on where one was, with nothing lost. */
export function SignInDialog() {
  const { user, whyItEnds, signOut } = useSession();
  useReloadAfterwards();

  return (
    <Window
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={whyItEnds === undefined ? SIGN_IN.expiredTitle : SIGN_IN.endedTitle}
      zIndex={ABOVE_WINDOWS}
    >
      <Text mb="md">{whyItEnds ?? SIGN_IN.expired}</Text>
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

/** What could not be read meanwhile is read when the dialog goes. */
function useReloadAfterwards(): void {
  const queries = useQueryClient();
  useEffect(() => () => void queries.invalidateQueries(), [queries]);
}
