import { Button, Text } from '@mantine/core';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { PASSKEYS } from './texts/access.ts';

/** Leads to the browser, where a shell without passkeys has them added. What is added stands here once the window is looked at again. */
export function AddInBrowser({ openKeys }: { readonly openKeys: () => Promise<void> }) {
  const banners = useBanners();
  return (
    <>
      <Text>{PASSKEYS.inBrowser}</Text>
      <Button
        size="md"
        onClick={() => void openKeys().catch((fault: unknown) => banners.fail(sayThisFirst(fault, PASSKEYS.notOpened)))}
      >
        {PASSKEYS.add}
      </Button>
    </>
  );
}
