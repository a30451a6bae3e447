import { type Accent, accents } from '@approdo/shared/contract/content/homepage';
import { Radio, TextInput } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import { ImageChoice } from '../media-picker/index.ts';
import styles from './accent-field.module.css';
import { ACCENTS, HOMEPAGE_FORM } from './texts.ts';
import type { HomepageForm } from './use-homepage-form.ts';

/** The name of the site, the picture of its hero, and its colours. */
export function LookFields({ form }: { readonly form: HomepageForm }) {
  const { draft, faults, field, change } = form;
  return (
    <>
      <TextInput label={HOMEPAGE_FORM.siteName} {...field('siteName')} />
      <ImageChoice
        label={HOMEPAGE_FORM.heroImage}
        address={draft.heroImage}
        error={faults.heroImage}
        takesAddress
        onChange={(address) => change('heroImage', address)}
      />
      <TextInput label={HOMEPAGE_FORM.heroTitle} {...field('heroTitle')} />
      <TextInput label={HOMEPAGE_FORM.heroSubtitle} {...field('heroSubtitle')} />
      <AccentField accent={draft.accent} error={faults.accent} onChange={(accent) => change('accent', accent)} />
    </>
  );
}

type Props = {
  readonly accent: Accent;
  readonly error: string | undefined;
  readonly onChange: (accent: Accent) => void;
};

/** The palettes of the site, each with its own colours beside its name. */
function AccentField({ accent, error, onChange }: Props) {
  return (
    <Radio.Group
      label={HOMEPAGE_FORM.accent}
      description={HOMEPAGE_FORM.accentHelp}
      error={error}
      value={accent}
      onChange={(value) => onChange(accents.find((known) => known === value) ?? accent)}
    >
      <div
        className={kit.stack3}
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', marginBlockStart: 'var(--space-3)' }}
      >
        {accents.map((value) => (
          <Radio key={value} classNames={{ body: styles.choice }} value={value} label={<Palette accent={value} />} />
        ))}
      </div>
    </Radio.Group>
  );
}

function Palette({ accent }: { readonly accent: Accent }) {
  return (
    <span className={kit.row} data-accent={accent}>
      <span className={styles.colours} aria-hidden>
        <span className={styles.deep} />
        <span className={styles.base} />
        <span className={styles.mist} />
      </span>
      {ACCENTS[accent]}
    </span>
  );
}
