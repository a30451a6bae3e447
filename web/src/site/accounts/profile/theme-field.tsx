import { useState } from 'react';
import { keepSchemeChoice, readSchemeChoice, SCHEME_CHOICES, toSchemeChoice } from '../../../storage/scheme-choice.ts';
import { SelectField } from '../../../ui/field.tsx';
import { useFurtherTexts } from '../../texts/use-texts.ts';

/** Whether the back office is light or dark in this browser, for whoever works in it. */
export function ThemeField() {
  const { theme } = useFurtherTexts().profile;
  const [choice, setChoice] = useState(readSchemeChoice);
  return (
    <SelectField
      label={theme.title}
      name="theme"
      hint={theme.hint}
      value={choice}
      onChange={({ target }) => {
        const next = toSchemeChoice(target.value);
        setChoice(next);
        keepSchemeChoice(next);
      }}
    >
      {SCHEME_CHOICES.map((one) => (
        <option key={one} value={one}>
          {theme[one]}
        </option>
      ))}
    </SelectField>
  );
}
