import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { useTexts } from '../texts/use-texts.ts';

type PrivacyLabelProps = {
  /** The text around the link; by default, that the notice is accepted. */
  readonly wording?: { readonly before: string; readonly link: string; readonly after: string };
};

/** The label of the checkbox; the notice opens in a new tab, so that no input is lost. */
export function PrivacyLabel({ wording }: PrivacyLabelProps) {
  const { language, forms } = useTexts();
  const { before, link, after } = wording ?? forms.privacy;
  return (
    <>
      {before}
      <a href={addressIn(language, '/pages/informativa-privacy')} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  );
}
