export type FeatureBoxesTable = {
  id: string;
  icon: string;
  title: string;
  description: string;
  link: string | null;
  published: 0 | 1;
  created_at: string;
};

export type FeatureBoxesTables = { feature_boxes: FeatureBoxesTable };
