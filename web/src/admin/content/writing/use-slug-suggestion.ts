import { suggestSlug } from '@approdo/shared/domain/base/text/slug';
import { useState } from 'react';

type SuggestionOptions = {
  /** Whether the slug follows the title to begin with. */
  readonly begins: boolean;
  readonly onChange: (slug: string) => void;
};

/** A slug is made from the title until it is typed. */
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
