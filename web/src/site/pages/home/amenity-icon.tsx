import { Coffee, CookingPot, type LucideIcon, SquareParking, Tv, Utensils, WashingMachine, Wifi } from 'lucide-react';

/** The amenities that have an icon (SPEC.md section 2); any other gets the utensils. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'Free WiFi': Wifi,
  'Parcheggio riservato': SquareParking,
  Lavatrice: WashingMachine,
  'Coffee Maker': Coffee,
  TV: Tv,
  'Cucina completamente equipaggiata': CookingPot,
};

export function AmenityIcon({ amenity }: { readonly amenity: string }) {
  const Icon = ICONS[amenity] ?? Utensils;
  return <Icon aria-hidden="true" strokeWidth={1.5} />;
}
