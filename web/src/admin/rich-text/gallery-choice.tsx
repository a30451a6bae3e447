import { NativeSelect, Text } from '@mantine/core';
import { useGalleries } from '../resources/use-galleries.ts';
import { EMBED_FORM } from '../texts/rich-text.ts';

type Props = { readonly slug: string; readonly onChoose: (slug: string) => void };

/** The galleries that there are, by name. */
export function GalleryChoice({ slug, onChoose }: Props) {
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
