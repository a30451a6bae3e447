import { Badge } from '../../kit/badge/badge.tsx';
import { PUBLICATION } from './texts/publication.ts';

export function PublicationBadge({ published }: { readonly published: boolean }) {
  return <Badge tone={published ? 'done' : 'resting'}>{published ? PUBLICATION.published : PUBLICATION.draft}</Badge>;
}
