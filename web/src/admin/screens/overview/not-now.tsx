import { Button } from '@mantine/core';
import { usePutOfferAway } from '../../resources/use-keys.ts';
import { PROTECT_ACCESS } from '../../texts/protect-access.ts';

export function NotNow() {
  const putAway = usePutOfferAway();
  return (
    <Button
      variant="default"
      aria-disabled={putAway.isPending}
      onClick={() => !putAway.isPending && putAway.mutate(undefined)}
    >
      {PROTECT_ACCESS.notNow}
    </Button>
  );
}
