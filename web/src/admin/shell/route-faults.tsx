import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { SHELL } from '../texts/shell.ts';

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

/** Where a screen breaks, or its code does not arrive: the rest of the back office stays. */
export function BrokenRoute() {
  return (
    <Stack align="flex-start" role="alert">
      <Text fw={600}>{SHELL.unexpected}</Text>
      <Button onClick={() => window.location.reload()}>{SHELL.retry}</Button>
    </Stack>
  );
}
