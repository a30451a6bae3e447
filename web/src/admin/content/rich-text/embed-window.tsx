import type { Embed } from '@approdo/shared/rich-text/embed';
import { isShortenedMap } from '@approdo/shared/rich-text/map-address';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import { ANY_AUDIO, ANY_IMAGE, ANY_VIDEO, MediaPicker } from '../media-picker/index.ts';
import { useGalleries } from '../records/index.ts';
import { PICKER } from '../uploads/index.ts';
import { changeValue, valueIn } from './describe-embed.ts';
import { asPathOfThisSite } from './document/site-path.ts';
import { SmallForm } from './small-form.tsx';
import { EDITOR, EMBED_FORM, EMBEDS } from './texts.ts';

type Props = {
  readonly embed: Embed;
  /** Whether it is yet to be inserted. */
  readonly isNew: boolean;
  readonly onSave: (embed: Embed) => void;
  readonly onClose: () => void;
};

const schema = z.object({ value: z.string() });

/** Asks for the slug or address of an embed. If left empty, the block has no value yet. */
export function EmbedWindow({ embed, isNew, onSave, onClose }: Props) {
  const form = useForm({
    schema,
    start: { value: valueIn(embed) },
    findFaults: ({ value }) => {
      const read = changeValue(embed, asPathOfThisSite(value));
      if (!('forbidden' in read)) return {};
      const isShort = embed.type === 'map' && isShortenedMap(value);
      return { value: isShort ? EDITOR.shortenedMap : EDITOR.forbiddenEmbed(read.forbidden) };
    },
    save: async ({ value }) => {
      const read = changeValue(embed, asPathOfThisSite(value));
      if ('embed' in read) onSave(read.embed);
    },
    describe: () => ({ text: SHELL.unexpected }),
  });
  const choose = (value: string) => form.change('value', value);
  const name = EMBEDS.insert[embed.type];

  return (
    <FormWindow title={isNew ? EMBEDS.insertTitle(name) : name} onClose={onClose}>
      <SmallForm form={form}>
        <Stack>
          <FormProblem problem={form.problem} />
          <Group align="flex-start" gap="sm">
            <TextInput
              flex="1 1 14rem"
              label={embed.type === 'gallery' ? EMBED_FORM.slug : EMBED_FORM.source}
              description={EMBED_FORM.hints[embed.type]}
              inputMode={embed.type === 'gallery' ? 'text' : 'url'}
              spellCheck={false}
              data-autofocus
              {...form.field('value')}
            />
          </Group>
          <EmbedChoice embed={embed} value={form.draft.value} onChoose={choose} />
          <FormButtons submit={isNew ? EMBED_FORM.submit : SHELL.save} isSaving={form.isSaving} onCancel={onClose} />
        </Stack>
      </SmallForm>
    </FormWindow>
  );
}

const FILTERS = { image: ANY_IMAGE, video: ANY_VIDEO, audio: ANY_AUDIO } as const;

type ChoiceProps = {
  readonly embed: Embed;
  readonly value: string;
  readonly onChoose: (value: string) => void;
};

/** Chooses a gallery or a library file instead of typing. */
function EmbedChoice({ embed, value, onChoose }: ChoiceProps) {
  const [isPicking, setIsPicking] = useState(false);
  if (embed.type === 'gallery') return <GalleryChoice slug={value} onChoose={onChoose} />;
  if (embed.type === 'map' || embed.type === 'youtube') return null;
  return (
    <div>
      <Button variant="default" onClick={() => setIsPicking(true)}>
        {PICKER.choose}
      </Button>
      {isPicking && (
        <MediaPicker
          show={FILTERS[embed.type]}
          onChoose={({ url }) => {
            onChoose(url);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}

type GalleryChoiceProps = { readonly slug: string; readonly onChoose: (slug: string) => void };

/** The existing galleries, by name. */
function GalleryChoice({ slug, onChoose }: GalleryChoiceProps) {
  const { data: galleries = [], isPending, isError } = useGalleries();
  if (isPending) return <Text size="sm">{EMBED_FORM.galleriesLoading}</Text>;
  if (isError) return <Text size="sm">{EMBED_FORM.galleriesFailed}</Text>;
  const isKnown = galleries.some((gallery) => gallery.slug === slug);
  return (
    <NativeSelect
      label={EMBED_FORM.galleries}
      value={isKnown ? slug : ''}
      data={[
        { value: '', label: EMBED_FORM.chooseGallery },
        ...galleries.map((gallery) => ({ value: gallery.slug, label: gallery.name })),
      ]}
      onChange={({ currentTarget }) => {
        if (currentTarget.value) onChoose(currentTarget.value);
      }}
    />
  );
}
