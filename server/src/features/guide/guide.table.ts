import type { SectionTime } from '@approdo/shared/domain/stay/guide';

type GuideTables = {
  /** A row a section. */
  guide: { id: string; position: number; title: string; content: string; shown: SectionTime };
  guide_terms: {
    only_row: 1;
    days_before: number;
    days_after: number;
    check_in_from: string | null;
    check_out_by: string | null;
  };
};

declare module '../../db/schema.ts' {
  interface Schema extends GuideTables {}
}
