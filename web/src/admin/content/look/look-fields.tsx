import { TYPE_PAIRS, type TypePair } from '@approdo/shared/domain/content/look/look';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { fontFamilies } from '../../../ui/type-pairs.ts';
import { createLatePart, useLatePart } from '../../kit/feedback/late-part.ts';
import { Fold } from '../../kit/frame/fold.tsx';
import kit from '../../kit/styles/kit.module.css';
import { ImageChoice } from '../media-picker/index.ts';
import { Choice, type FieldProps } from './choice.tsx';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import styles from './look.module.css';
import { SectionsField } from './sections-field.tsx';
import { LOOK_PARTS, SHAPE_FORMS, SHARE_FORM, TYPE_FORM } from './texts.ts';
import type { EditedLook } from './use-look-draft.ts';

/** Everything that can be chosen, each part under its own fold. */
export function LookFields({ edited: { look, field, replacements } }: { readonly edited: EditedLook }) {
  const parts: Readonly<Record<string, ReactNode>> = {
    [LOOK_PARTS.logo]: (
      <>
        <LogoField name="logo" field={field} />
        {look.scheme === 'DEVICE' && <LogoField name="logoDark" field={field} />}
        <LogoField name="icon" field={field} />
      </>
    ),
    // Another look has another colour, chosen elsewhere.
    [LOOK_PARTS.colour]: <ColourField key={replacements} {...field('colour')} />,
    [LOOK_PARTS.type]: <TypeField {...field('type')} />,
    [LOOK_PARTS.hero]: <ShapeField {...SHAPE_FORMS.hero} {...field('hero')} />,
    [LOOK_PARTS.corners]: <ShapeField {...SHAPE_FORMS.corners} {...field('corners')} />,
    [LOOK_PARTS.sections]: <SectionsField {...field('sections')} />,
    [LOOK_PARTS.edges]: (
      <>
        <ShapeField {...SHAPE_FORMS.header} {...field('header')} />
        <ShapeField {...SHAPE_FORMS.footer} {...field('footer')} />
      </>
    ),
    [LOOK_PARTS.scheme]: <ShapeField {...SHAPE_FORMS.scheme} {...field('scheme')} />,
    [LOOK_PARTS.share]: <ShareField {...field('share')} />,
  };
  return (
    <div className={kit.stack2}>
      {Object.entries(parts).map(([title, fields]) => (
        <LookPart key={title} title={title}>
          {fields}
        </LookPart>
      ))}
    </div>
  );
}

/** What is in it is loaded when it is first opened. */
function LookPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className={kit.panel} style={{ paddingBlock: 'var(--space-1)' }}>
      <Fold title={title} group="look" onOpen={() => setWasOpened(true)}>
        {wasOpened && (
          <div className={kit.stack4} style={{ paddingBlockEnd: 'var(--space-4)' }}>
            {children}
          </div>
        )}
      </Fold>
    </div>
  );
}

type ShapeProps<Shape extends string> = FieldProps<Shape> & {
  readonly label: string;
  readonly names: Readonly<Record<Shape, string>>;
};

/** A choice among shapes, each drawn beside its name. */
function ShapeField<Shape extends string>({ names, ...field }: ShapeProps<Shape>) {
  const choices = Object.entries<string>(names).map(([value, name]) => {
    const { picture, words } = DRAWINGS[value] ?? {};
    const drawing = (
      <span key={value} className={styles.drawing} aria-hidden>
        <span style={{ inset: picture }} />
        <span style={words} />
      </span>
    );
    return { value, label: <Drawn drawing={drawing} name={name} /> };
  });
  return <Choice choices={choices} {...field} />;
}

function Drawn({ drawing, name }: { readonly drawing: ReactNode; readonly name: string }) {
  return (
    <span className={kit.row}>
      {drawing}
      {name}
    </span>
  );
}

type Drawing = { readonly picture?: string; readonly words?: CSSProperties };

const THREE_COLUMNS = 'repeating-linear-gradient(90deg, var(--sea) 0 24%, transparent 24% 38%)';

/** What a choice does, drawn by where its picture and its words are; without a picture it is about the words alone. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  WALL: { picture: '0 0 35% 25%', words: { inset: '45% 50% 15% 8%' } },
  FULL: { picture: '0', words: { inset: '40% 25%' } },
  SIDE: { picture: '0 0 0 50%', words: { inset: '38% 60% 38% 10%' } },
  SOFT: { words: { borderRadius: '0.25rem' } },
  ROUND: { words: { borderRadius: '0.75rem' } },
  LEFT: { picture: '15% 8% 80% 60%', words: { inset: '10% 70% 75% 8%' } },
  CENTRE: { picture: '35% 25% 60%', words: { inset: '10% 35% 75%' } },
  SIMPLE: { picture: '70% 0 0', words: { inset: '82% 30% 12%' } },
  COLUMNS: { picture: '45% 0 0', words: { inset: '58% 10% 12%', background: THREE_COLUMNS } },
  DEVICE: { picture: '0 0 0 50%' },
  PICTURE: { picture: '0', words: { inset: '100% 0 0' } },
  CARD: { picture: '0', words: { inset: '55% 55% 10% 8%' } },
  LIBRARY: { picture: '15% 55% 15% 10%', words: { inset: '15% 10% 15% 55%' } },
};

/** A picture of the library counts as chosen only with the picture itself. */
function ShareField({ value: share, error, onChange }: FieldProps<string>) {
  const isFile = share !== 'PICTURE' && share !== 'CARD';
  const [wantsFile, setWantsFile] = useState(false);
  const showsFile = isFile || wantsFile;
  return (
    <>
      <ShapeField
        label={SHARE_FORM.label}
        names={SHARE_FORM.names}
        value={showsFile ? 'LIBRARY' : share}
        error={showsFile ? undefined : error}
        onChange={(chosen) => {
          setWantsFile(chosen === 'LIBRARY');
          if (chosen !== 'LIBRARY') onChange(chosen);
        }}
      />
      {showsFile && (
        <ImageChoice label={SHARE_FORM.picture} address={isFile ? share : ''} error={error} onChange={onChange} />
      )}
    </>
  );
}

/** Every pair's own face; fetched in full, since a face that comes late would not be drawn in. */
const FACES = createLatePart(async () => {
  await import('../../../ui/pair-fonts.css');
  await Promise.all(TYPE_PAIRS.flatMap(facesOf).map((face) => document.fonts.load(`1em "${face}"`)));
  return true;
});

function facesOf(type: TypePair): readonly string[] {
  return fontFamilies(type).filter((family) => !family.endsWith('Stand-in'));
}

function TypeField(field: FieldProps<TypePair>) {
  const hasFaces = useLatePart(FACES) === true;
  const choices = TYPE_PAIRS.map((value) => ({ value, label: <PairName type={value} hasFaces={hasFaces} /> }));
  return <Choice label={TYPE_FORM.label} style={{ gap: 'var(--space-4)' }} choices={choices} {...field} />;
}

/** The names of a pair's faces, set in the first, and a line of text in the second. */
function PairName({ type, hasFaces }: { readonly type: TypePair; readonly hasFaces: boolean }) {
  const [titles = '', texts = titles] = facesOf(type);
  const nameOf = (face: string) => face.replace(/ Variable$/, '');
  const setIn = (face: string) => (hasFaces ? { fontFamily: `"${face}"` } : {});
  return (
    <>
      <span className={kit.block} style={{ fontSize: '1.375rem', lineHeight: 1.2, ...setIn(titles) }}>
        {TYPE_FORM.pair(nameOf(titles), nameOf(texts))}
      </span>
      <span className={kit.block} style={setIn(texts)}>
        {TYPE_FORM.sample}
      </span>
    </>
  );
}
