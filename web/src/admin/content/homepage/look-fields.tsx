import {
  type Accent,
  accents,
  type HomepageAnswer,
  homepage,
  homepageSettings,
} from '@approdo/shared/contract/content/homepage';
import { Radio, TextInput } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useForm } from '../../kit/form/use-form.ts';
import kit from '../../kit/styles/kit.module.css';
import { ImageChoice } from '../media-picker/index.ts';
import styles from './accent-field.module.css';
import { ACCENTS, HOMEPAGE, HOMEPAGE_FORM } from './texts.ts';

type Options = {
  readonly settings: HomepageAnswer;
  readonly loadLatest: LoadLatest;
  readonly onSaved?: () => void;
};

/** The form of the site's name and hero, whichever of its fields are shown. */
export function useHomepageForm({ settings, loadLatest, onSaved }: Options) {
  const edit = useWrite(homepage.update, { success: () => HOMEPAGE.saved });
  return useForm({
    schema: homepageSettings,
    start: settings,
    version: settings.version,
    loadLatest,
    save: (body, version) => edit.mutateAsync({ body, version }),
    onSaved,
    describe: HOMEPAGE.saveFailed,
  });
}

export type HomepageForm = ReturnType<typeof useHomepageForm>;

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

const TONES = ['var(--sea-deep)', 'var(--sea)', 'var(--sea-mist)'];

function Palette({ accent }: { readonly accent: Accent }) {
  return (
    <span className={kit.row} data-accent={accent}>
      <span className={styles.colours} aria-hidden>
        {TONES.map((tone) => (
          <span key={tone} style={{ background: tone }} />
        ))}
      </span>
      {ACCENTS[accent]}
    </span>
  );
}
