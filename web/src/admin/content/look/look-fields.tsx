import { TYPE_PAIRS, type TypePair } from '@approdo/shared/domain/content/look/look';
import { Radio } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { fontFamilies } from '../../../ui/type-pairs.ts';
import { createLatePart, useLatePart } from '../../kit/feedback/late-part.ts';
import { Fold } from '../../kit/frame/fold.tsx';
import kit from '../../kit/styles/kit.module.css';
import { ImageChoice } from '../media-picker/index.ts';
import { ColourField } from './colour-field.tsx';
import { LogoFields } from './logo-fields.tsx';
import styles from './look.module.css';
import { SectionsField } from './sections-field.tsx';
import {
  CORNERS_FORM,
  FOOTER_FORM,
  HEADER_FORM,
  HERO_FORM,
  LOOK_PARTS,
  SCHEME_FORM,
  SHARE_FORM,
  TYPE_FORM,
} from './texts.ts';
import type { EditedLook } from './use-look-draft.ts';

type FieldsProps = { readonly edited: EditedLook };

/** Everything that can be chosen, each part under its own fold. */
export function LookFields({ edited }: FieldsProps) {
  return (
    <div className={kit.stack2}>
      {PARTS.map(([title, Fields]) => (
        <LookPart key={title} title={title}>
          <Fields edited={edited} />
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
        {wasOpened && <div style={{ paddingBlockEnd: 'var(--space-4)' }}>{children}</div>}
      </Fold>
    </div>
  );
}

function ColourFields({ edited: { look, faults, change, replacements } }: FieldsProps) {
  // Another look has another colour, chosen elsewhere.
  return (
    <ColourField
      key={replacements}
      colour={look.colour}
      error={faults.colour}
      onChange={(colour) => change({ colour })}
    />
  );
}

function HeroFields({ edited: { look, faults, change } }: FieldsProps) {
  return <ShapeField {...HERO_FORM} value={look.hero} error={faults.hero} onChange={(hero) => change({ hero })} />;
}

function CornersFields({ edited: { look, faults, change } }: FieldsProps) {
  return (
    <ShapeField
      {...CORNERS_FORM}
      value={look.corners}
      error={faults.corners}
      onChange={(corners) => change({ corners })}
    />
  );
}

function SectionsFields({ edited: { look, faults, change } }: FieldsProps) {
  return (
    <SectionsField sections={look.sections} error={faults.sections} onChange={(sections) => change({ sections })} />
  );
}

function EdgesFields({ edited: { look, faults, change } }: FieldsProps) {
  return (
    <div className={kit.stack4}>
      <ShapeField
        {...HEADER_FORM}
        value={look.header}
        error={faults.header}
        onChange={(header) => change({ header })}
      />
      <ShapeField
        {...FOOTER_FORM}
        value={look.footer}
        error={faults.footer}
        onChange={(footer) => change({ footer })}
      />
    </div>
  );
}

function SchemeFields({ edited: { look, faults, change } }: FieldsProps) {
  return (
    <ShapeField {...SCHEME_FORM} value={look.scheme} error={faults.scheme} onChange={(scheme) => change({ scheme })} />
  );
}

/** A picture of the library counts as chosen only with the picture itself. */
function ShareFields({ edited: { look, faults, change } }: FieldsProps) {
  const { share } = look;
  const kind = share === 'PICTURE' || share === 'CARD' ? share : 'LIBRARY';
  const [wantsPicture, setWantsPicture] = useState(false);
  const isPicture = kind === 'LIBRARY' || wantsPicture;
  return (
    <div className={kit.stack4}>
      <ShapeField
        label={SHARE_FORM.label}
        names={SHARE_FORM.names}
        value={isPicture ? 'LIBRARY' : kind}
        error={isPicture ? undefined : faults.share}
        onChange={(chosen) => {
          setWantsPicture(chosen === 'LIBRARY');
          if (chosen !== 'LIBRARY') change({ share: chosen });
        }}
      />
      {isPicture && (
        <ImageChoice
          label={SHARE_FORM.picture}
          address={kind === 'LIBRARY' ? share : ''}
          error={faults.share}
          onChange={(address) => change({ share: address })}
        />
      )}
    </div>
  );
}

type ShapeProps<Value extends string> = {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
};

/** A choice among shapes, each drawn beside its name. */
function ShapeField<Value extends string>({ label, names, value, error, onChange }: ShapeProps<Value>) {
  const isShape = (key: string): key is Value => Object.hasOwn(names, key);
  return (
    <Radio.Group label={label} error={error} value={value} onChange={(key) => isShape(key) && onChange(key)}>
      <div className={kit.stack3} style={{ marginBlockStart: 'var(--space-2)' }}>
        {Object.keys(names)
          .filter(isShape)
          .map((key) => (
            <Radio
              key={key}
              classNames={{ body: styles.choice }}
              value={key}
              label={
                <span className={kit.row}>
                  <span className={styles.drawing} data-draws={key} aria-hidden />
                  {names[key]}
                </span>
              }
            />
          ))}
      </div>
    </Radio.Group>
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

function TypeFields({ edited: { look, faults, change } }: FieldsProps) {
  const hasFaces = useLatePart(FACES) === true;
  const choose = (value: string) => {
    const type = TYPE_PAIRS.find((known) => known === value);
    if (type) change({ type });
  };
  return (
    <Radio.Group label={TYPE_FORM.label} error={faults.type} value={look.type} onChange={choose}>
      <div className={kit.stack4} style={{ marginBlockStart: 'var(--space-2)' }}>
        {TYPE_PAIRS.map((type) => (
          <Radio
            key={type}
            classNames={{ body: styles.choice }}
            value={type}
            label={<PairName type={type} hasFaces={hasFaces} />}
          />
        ))}
      </div>
    </Radio.Group>
  );
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

const PARTS: readonly (readonly [title: string, Fields: ComponentType<FieldsProps>])[] = [
  [LOOK_PARTS.logo, LogoFields],
  [LOOK_PARTS.colour, ColourFields],
  [LOOK_PARTS.type, TypeFields],
  [LOOK_PARTS.hero, HeroFields],
  [LOOK_PARTS.corners, CornersFields],
  [LOOK_PARTS.sections, SectionsFields],
  [LOOK_PARTS.edges, EdgesFields],
  [LOOK_PARTS.scheme, SchemeFields],
  [LOOK_PARTS.share, ShareFields],
];
