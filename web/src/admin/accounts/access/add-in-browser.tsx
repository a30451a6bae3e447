import { Button, Text } from '@mantine/core';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { PASSKEYS } from './texts/access.ts';

/** Opens the browser if the shell has no passkeys. The new ones appear once the window gets the focus again. */
export function AddInBrowser({ openKeys }: { readonly openKeys: () => Promise<void> }) {
  const banners = useBanners();
  return (
    <>
      <Text>{PASSKEYS.inBrowser}</Text>
      <Button
        size="md"
        onClick={() =>
          void openKeys().catch((fault: unknown) => banners.fail(describeFailure(fault, PASSKEYS.notOpened)))
        }
      >
        {PASSKEYS.add}
      </Button>
    </>
  );
}
