import { FormWindow } from '../../../kit/form/form-window.tsx';
import { REGISTER_KEY_WORDS, useInactivity } from '../../guests/index.ts';
import { KeyDisplay } from './key-display.tsx';

/** Shows the key again and hides it when left unattended. */
export function KeyWindow({ onClose }: { readonly onClose: () => void }) {
  useInactivity(onClose);
  return (
    <FormWindow title={REGISTER_KEY_WORDS.windowTitle} size="lg" onClose={onClose}>
      <KeyDisplay onSaved={onClose}>{(submit) => submit}</KeyDisplay>
    </FormWindow>
  );
}
