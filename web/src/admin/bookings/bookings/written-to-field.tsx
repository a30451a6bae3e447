import { ITALIAN, LANGUAGE_NAMES, LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { NativeSelect } from '@mantine/core';
import { useOfferedLanguages } from '../../content/translations/index.ts';
import { EDIT_FORM } from '../../stays/stays/index.ts';

type Props = {
  /** What the guest is written to in now. */
  readonly current: Language;
  /** What is chosen in its place; empty where nothing is. */
  readonly chosen: Language | '';
  readonly error: string | undefined;
  /** Told nothing where one returns to what it is now. */
  readonly onChoose: (language: Language | '') => void;
};

/** What a guest is written to in, where there is a choice: hers stays among them where it is offered no more. */
export function WrittenToField({ current, chosen, error, onChoose }: Props) {
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
