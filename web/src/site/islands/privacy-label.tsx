import { addressIn } from '@approdo/shared/domain/language/language-address';
import { useTexts } from '../texts/use-texts.ts';

/** Stands beside the box; the notice opens in a tab of its own, so that nothing typed is lost. */
export function PrivacyLabel() {
  const { language, forms } = useTexts();
  const { before, link, after } = forms.privacy;
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
