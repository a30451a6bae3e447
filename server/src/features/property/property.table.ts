/** Amenities and images are JSON lists of text. */
type PropertyTable = {
  only_row: 1;
  name: string;
  description: string;
  bedrooms: number;
  bathrooms: number;
  max_guests: number;
  amenities: string;
  images: string;
  same_day_turnover: 0 | 1;
  cin: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
};

export type PropertyTables = { property: PropertyTable };
