import { Field } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { TypedCode } from './use-code.ts';
import type { QuoteState } from './use-quote.ts';

const MAX_LETTERS = 40;

type Props = {
  readonly code: TypedCode;
  readonly onChange: (typed: string) => void;
  /** The quote of the stay, which says whether the code applies. */
  readonly quote: QuoteState;
  /** The fault of the code in a refused request. */
  readonly error: string | undefined;
};

/** The code field with its result. */
export function CodeField({ code, onChange, quote, error }: Props) {
  const { instant: words } = useTexts();
  const answered = quote.kind === 'ready' && code.applied !== '' ? quote : undefined;
  const fault = answered?.isCodeRefused ? words.tooManyCodes : answered?.quote.codeFault;
  return (
    <Field
      label={words.code}
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MAX_LETTERS}
      value={code.typed}
      error={fault ?? error}
      hint={answered?.quote.code?.text}
      onChange={({ target }) => onChange(target.value)}
      onBlur={code.apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        code.apply();
      }}
    />
  );
}
