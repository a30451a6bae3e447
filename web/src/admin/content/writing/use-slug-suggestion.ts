import { suggestSlug } from '@approdo/shared/domain/base/text/slug';
import { useState } from 'react';

type SuggestionOptions = {
  /** Whether the slug initially follows the title. */
  readonly begins: boolean;
  readonly onChange: (slug: string) => void;
};

/** Derives a slug from the title until the slug is edited. */
export function useSlugSuggestion({ begins, onChange }: SuggestionOptions) {
  const [follows, setFollows] = useState(begins);
  return {
    follow: (title: string) => {
      if (follows) onChange(title.trim() ? suggestSlug(title) : '');
    },
    type: (slug: string) => {
      setFollows(false);
      onChange(slug);
    },
  };
}
