import { useRef, useState } from 'react';
import buttons from '../../../ui/button.module.css';
import { useTexts } from '../../texts/use-texts.ts';

/** How long it says that it was copied. */
const TOLD_FOR_MS = 3000;

type Props = {
  readonly label: string;
  readonly shown: string;
  /** What lands in the clipboard; what is shown where left out. */
  readonly copied?: string;
};

/** Something that is typed elsewhere, to be taken along with a tap. */
export function CopiedFact({ label, shown, copied = shown }: Props) {
  const words = useTexts().stay.pay;
  const value = useRef<HTMLElement>(null);
  const [isTold, setTold] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
    } catch {
      // Over plain http, or where it was forbidden: marked, it is one touch away.
      if (value.current) getSelection()?.selectAllChildren(value.current);
      return;
    }
    setTold(true);
    setTimeout(() => setTold(false), TOLD_FOR_MS);
  }

  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span ref={value}>{shown}</span>
        <button type="button" className={buttons.quiet} aria-label={words.copyThis(label)} onClick={copy}>
          <span aria-live="polite">{isTold ? words.copied : words.copy}</span>
        </button>
      </dd>
    </div>
  );
}
