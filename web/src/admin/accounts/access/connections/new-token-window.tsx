import type { MadeAccessToken } from '@approdo/shared/contract/accounts/tokens';
import { NEW_TOKEN, TOKENS } from '../texts/connections.ts';
import { ShownOnceWindow } from './shown-once-window.tsx';

type Props = { readonly made: MadeAccessToken; readonly onClose: () => void };

export function NewTokenWindow({ made: { name, token }, onClose }: Props) {
  const { title, hint, copied } = NEW_TOKEN;
  const words = { title, hint, copied, label: name, fullLabel: `${TOKENS.title}: ${name}` };
  return <ShownOnceWindow {...words} shown={token} onClose={onClose} />;
}
