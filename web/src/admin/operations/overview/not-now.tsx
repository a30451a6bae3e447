import { Button } from '@mantine/core';
import { PROTECT_ACCESS, usePutOfferAway } from '../../accounts/access/index.ts';

export function NotNow() {
  const putAway = usePutOfferAway();
  return (
    <Button
      variant="default"
      mih="44px"
      aria-disabled={putAway.isPending}
      onClick={() => !putAway.isPending && putAway.mutate(undefined)}
    >
      {PROTECT_ACCESS.notNow}
    </Button>
  );
}
