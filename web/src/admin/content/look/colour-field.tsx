import { type Accent, accents, homepage } from '@approdo/shared/contract/content/homepage';
import { lookEdit } from '@approdo/shared/contract/content/look';
import { derivePalette } from '@approdo/shared/domain/content/look/palette';
import { ACCENT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import { Group, Radio, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import styles from './look.module.css';
import { ACCENTS, COLOUR_FORM } from './texts.ts';

type AccentProps = {
  readonly accent: Accent;
  readonly error: string | undefined;
  readonly onChange: (accent: Accent) => void;
};

/** The palettes of a new site, each with its own colours beside its name. */
export function AccentField({ accent, error, onChange }: AccentProps) {
  return <Palettes value={accent} error={error} onChange={(value) => onChange(findAccent(value) ?? accent)} />;
}

type ColourProps = {
  /** `#rrggbb`; null for the accent of the home page. */
  readonly colour: string | null;
  readonly error: string | undefined;
  readonly onChange: (colour: string | null) => void;
};

const OWN = 'own';

/**
 * The same palettes, and any colour. The accent of the home page stays null, and its palette to the byte; another is
 * kept as a colour, so that it is drafted, published and taken back with the rest of the look.
 */
export function ColourField({ colour, error, onChange }: ColourProps) {
  const { data: home } = useRead(homepage.get);
  const [wantsOwn, setWantsOwn] = useState(false);
  const accent = colour === null ? home?.accent : accents.find((known) => ACCENT_COLOURS[known] === colour);
  const isOwn = wantsOwn || (colour !== null && accent === undefined);
  const shown = colour ?? (home && ACCENT_COLOURS[home.accent]);

  function choose(value: string): void {
    const chosen = findAccent(value);
    setWantsOwn(chosen === undefined);
    if (chosen) onChange(chosen === home?.accent ? null : ACCENT_COLOURS[chosen]);
  }

  return (
    <>
      <Palettes value={isOwn ? OWN : (accent ?? '')} error={isOwn ? undefined : error} onChange={choose}>
        <Radio classNames={{ body: styles.choice }} value={OWN} label={COLOUR_FORM.own} />
      </Palettes>
      {isOwn && shown && <OwnColour colour={shown} error={error} onChange={onChange} />}
    </>
  );
}

function findAccent(value: string): Accent | undefined {
  return accents.find((known) => known === value);
}

type PalettesProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Further choices. */
  readonly children?: ReactNode;
};

function Palettes({ value, error, onChange, children }: PalettesProps) {
  return (
    <Radio.Group
      label={COLOUR_FORM.label}
      description={COLOUR_FORM.help}
      error={error}
      value={value}
      onChange={onChange}
    >
      <div style={{ ...COLUMNS, marginBlockStart: 'var(--space-3)' }}>
        {accents.map((accent) => (
          <Radio key={accent} classNames={{ body: styles.choice }} value={accent} label={<Palette accent={accent} />} />
        ))}
        {children}
      </div>
    </Radio.Group>
  );
}

const COLUMNS = columns('11rem', { gap: 'var(--space-3)', repeat: 'auto-fill' });

const TONES = ['var(--sea-deep)', 'var(--sea)', 'var(--sea-mist)'];

function Palette({ accent }: { readonly accent: Accent }) {
  return (
    <span className={kit.row} data-accent={accent}>
      <Swatches colours={TONES} />
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

type OwnProps = Omit<ColourProps, 'colour'> & { readonly colour: string };

/** Any colour, picked or written, and what it becomes where it could not be read. */
function OwnColour({ colour, error, onChange }: OwnProps) {
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
          onChange={({ currentTarget }) => {
            setTyped(undefined);
            setFault(undefined);
            onChange(currentTarget.value);
          }}
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
