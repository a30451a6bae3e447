import { type Accent, accents, homepage } from '@approdo/shared/contract/content/homepage';
import { lookEdit } from '@approdo/shared/contract/content/look';
import { derivePalette } from '@approdo/shared/domain/content/look/palette';
import { ACCENT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { Choice, type FieldProps } from './choice.tsx';
import styles from './look.module.css';
import { ACCENTS, COLOUR_FORM } from './texts.ts';

const PALETTES = accents.map((value) => ({ value, label: <Palette accent={value} /> }));
const PALETTES_AND_OWN = [...PALETTES, { value: 'own', label: COLOUR_FORM.own }];

const PALETTE_GROUP = {
  label: COLOUR_FORM.label,
  description: COLOUR_FORM.help,
  style: { ...columns('11rem', { gap: 'var(--space-3)', repeat: 'auto-fill' }), marginBlockStart: 'var(--space-3)' },
};

/** The palettes of a new site, each with its own colours beside its name. */
export function AccentField(field: FieldProps<Accent>) {
  return <Choice {...PALETTE_GROUP} choices={PALETTES} {...field} />;
}

/**
 * The same palettes, and any colour. The accent of the home page stays null, and its palette to the byte; another is
 * kept as a colour, `#rrggbb`, so that it is drafted, published and taken back with the rest of the look.
 */
export function ColourField({ value: colour, error, onChange }: FieldProps<string | null>) {
  const { data: home } = useRead(homepage.get);
  const [wantsOwn, setWantsOwn] = useState(false);
  const accent = colour === null ? home?.accent : accents.find((known) => ACCENT_COLOURS[known] === colour);
  const isOwn = wantsOwn || (colour !== null && accent === undefined);
  const shown = colour ?? (home && ACCENT_COLOURS[home.accent]);

  function choose(chosen: Accent | 'own'): void {
    setWantsOwn(chosen === 'own');
    if (chosen !== 'own') onChange(chosen === home?.accent ? null : ACCENT_COLOURS[chosen]);
  }

  return (
    <div>
      <Choice
        {...PALETTE_GROUP}
        choices={PALETTES_AND_OWN}
        value={isOwn ? 'own' : (accent ?? null)}
        error={isOwn ? undefined : error}
        onChange={choose}
      />
      {isOwn && shown && <OwnColour value={shown} error={error} onChange={onChange} />}
    </div>
  );
}

function Palette({ accent }: { readonly accent: Accent }) {
  return (
    <span className={kit.row} data-accent={accent}>
      <Swatches colours={['var(--sea-deep)', 'var(--sea)', 'var(--sea-mist)']} />
      {ACCENTS[accent]}
    </span>
  );
}

function Swatches({ colours }: { readonly colours: readonly string[] }) {
  return (
    <span className={styles.colours} aria-hidden>
      {colours.map((colour) => (
        <span key={colour} style={{ background: colour }} />
      ))}
    </span>
  );
}

/** Any colour, picked or written, and what it becomes where it could not be read. */
function OwnColour({ value: colour, error, onChange }: FieldProps<string>) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { sea } = derivePalette(colour).light;

  function type(text: string): void {
    setTyped(text);
    setFault(undefined);
    const code = readColour(text);
    if (code) onChange(code);
  }

  /** Half a code is no fault while it is being written. */
  function judge(): void {
    if (typed !== undefined && readColour(typed) === undefined) setFault(COLOUR_FORM.unreadable);
    else setTyped(undefined);
  }

  return (
    <div className={kit.stack2} style={{ marginBlockStart: 'var(--space-3)' }}>
      <Group align="flex-end" gap="sm">
        <input
          type="color"
          aria-label={COLOUR_FORM.pick}
          className={kit.fixed}
          style={{ inlineSize: '3.5rem', blockSize: '2.75rem' }}
          value={colour}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <TextInput
          label={COLOUR_FORM.code}
          style={{ inlineSize: '9rem' }}
          value={typed ?? colour}
          error={fault ?? error}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={judge}
        />
      </Group>
      <div role="status">
        {sea !== colour && (
          <p className={`${kit.flush} ${kit.row}`}>
            <Swatches colours={[colour, sea]} />
            {COLOUR_FORM.becomes(sea)}
          </p>
        )}
      </div>
    </div>
  );
}

/** The colour of a code, with or without its `#`; undefined if it is none. */
function readColour(code: string): string | undefined {
  const { data } = lookEdit.safeParse({ colour: code.trim().replace(/^#?/, '#') });
  return data?.colour ?? undefined;
}
