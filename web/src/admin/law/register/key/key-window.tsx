import { FormWindow } from '../../../kit/form/form-window.tsx';
import { REGISTER_KEY_WORDS, useLeftAlone } from '../../guests/index.ts';
import { ShownKey } from './shown-key.tsx';

/** Shows the key again and hides it when left unattended. */
export function KeyWindow({ onClose }: { readonly onClose: () => void }) {
  useLeftAlone(onClose);
  return (
    <FormWindow title={REGISTER_KEY_WORDS.windowTitle} size="lg" onClose={onClose}>
      <ShownKey onSaved={onClose}>{(submit) => submit}</ShownKey>
    </FormWindow>
  );
}
