import { ITALIAN, LANGUAGE_NAMES, LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { NativeSelect } from '@mantine/core';
import { useOfferedLanguages } from '../../content/translations/index.ts';
import { EDIT_FORM } from '../../stays/stays/index.ts';

type Props = {
  /** The current language of letters. */
  readonly current: Language;
  /** The newly chosen language; empty if unchanged. */
  readonly chosen: Language | '';
  readonly error: string | undefined;
  /** Called with an empty value if the current language is chosen again. */
  readonly onChoose: (language: Language | '') => void;
};

/** The language of letters to a guest, if there is a choice; the guest's stays listed even if no longer offered. */
export function GuestLanguageField({ current, chosen, error, onChoose }: Props) {
  const offered = useOfferedLanguages();
  if (offered.length < 2 && current === ITALIAN) return null;
  const choices = LANGUAGES.filter((language) => language === current || offered.includes(language));
  return (
    <NativeSelect
      label={EDIT_FORM.language}
      description={EDIT_FORM.languageHint}
      name="language"
      data={choices.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      value={chosen || current}
      error={error}
      onChange={({ currentTarget }) => {
        const found = choices.find((language) => language === currentTarget.value);
        onChoose(found === undefined || found === current ? '' : found);
      }}
    />
  );
}
