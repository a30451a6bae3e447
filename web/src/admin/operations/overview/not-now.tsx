import { Button } from '@mantine/core';
import { PROTECT_ACCESS } from '../../accounts/access/texts/protect-access.ts';
import { usePutOfferAway } from '../../accounts/access/use-keys.ts';

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
