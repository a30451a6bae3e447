import { isImageAddress } from '@approdo/shared/domain/base/text/image-address';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** Long enough to finish a word, since half an address leads nowhere. */
const PAUSE_MS = 600;

/** Shows the picture at an address that is being typed; nothing if there is none. */
export function LivePicture({ address }: { readonly address: string }) {
  const [debounced] = useDebouncedValue(address, PAUSE_MS);
  const [broken, setBroken] = useState<string>();
  if (!isImageAddress(debounced) || debounced === broken) return null;
  return <img src={debounced} alt="" onError={() => setBroken(debounced)} />;
}
