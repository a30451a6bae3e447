import { useState } from 'react';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';

/** Copies a text to the clipboard, and confirms it in its own label. */
export function CopyButton({ text }: { readonly text: string }) {
  const texts = useFurtherTexts().access.codes;
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  }

  return (
    <div>
      <button type="button" className={buttons.quiet} onClick={() => void copy()}>
        {texts.copy}
      </button>{' '}
      <span role="status">{outcome && texts[outcome]}</span>
    </div>
  );
}
