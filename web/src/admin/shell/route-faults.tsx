import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { SHELL } from '../kit/texts.ts';
import { listOpenScreens } from '../session/guard.ts';
import { useSession } from '../session/session-context.ts';
import { SCREENS } from './screens.ts';

export function UnknownRoute() {
  return (
    <Stack align="flex-start">
      <title>{`${SHELL.notFoundTitle} · ${SHELL.product}`}</title>
      <Title order={1}>{SHELL.notFoundTitle}</Title>
      <Text>{SHELL.notFound}</Text>
      <Button component={Link} to="/">
        {SHELL.toStart}
      </Button>
    </Stack>
  );
}

/** Displayed to a wrong role if there is no site to send it to. */
export function RefusedRoute() {
  const { user } = useSession();
  const [start] = listOpenScreens(SCREENS, user);
  return (
    <Stack align="flex-start">
      <title>{`${SHELL.refusedTitle} · ${SHELL.product}`}</title>
      <Title order={1}>{SHELL.refusedTitle}</Title>
      <Text>{SHELL.refused}</Text>
      {start && (
        <Button component={Link} to={`/${start.path}`}>
          {SHELL.toStart}
        </Button>
      )}
    </Stack>
  );
}

/** Displayed when a screen crashes or its code does not load; the rest of the back office stays. */
export function BrokenRoute() {
  return (
    <Stack align="flex-start" role="alert">
      <Text fw={600}>{SHELL.unexpected}</Text>
      <Button onClick={() => window.location.reload()}>{SHELL.retry}</Button>
    </Stack>
  );
}
