import type { Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { facing, flank, level, paintBlock, type View } from '../core/perspective.ts';
import { paintSail } from './boat.ts';
import { createRidge, paintHill } from './hill.ts';
import { paintGlitter, paintSea } from './sea.ts';
import { paintCloud, paintSky, paintVeils } from './sky.ts';
import { paintTileFloor } from './tile-floor.ts';
import { paintLime, paintShade } from './wall.ts';

/** The light of an hour: sky, water, capes, lime and tiles seen in it. */
export type Mood = {
  readonly sky: Stops;
  readonly water: Stops;
  readonly sun: { x: number; y: number; colour: string; reach: number };
  readonly light: string;
  readonly dark: string;
  readonly capes: readonly [string, string];
  readonly lime: readonly [string, string];
  readonly shade: string;
  readonly tiles: readonly [string, string, string, string];
};

/** Where sea and sky meet behind the terrace, in pixels. */
export const terraceHorizon = 560;

const back = 5.2;

/** Paints what lies beyond the parapet: sky, sea, two capes, a sail. */
export function paintBeyond(easel: Easel, mood: Mood): string {
  const sea = { top: terraceHorizon, bottom: 860, stops: mood.water, light: mood.light, dark: mood.dark, strokes: 900 };
  const far = createRidge(
    easel,
    [
      [-20, 470],
      [190, 430],
      [420, 500],
      [700, terraceHorizon + 4],
    ],
    7,
  );
  const near = createRidge(
    easel,
    [
      [1280, terraceHorizon + 6],
      [1480, 500],
      [1700, 440],
      [1940, 390],
    ],
    8,
  );
  return [
    paintSky(easel, { horizon: terraceHorizon, stops: mood.sky, sun: mood.sun }),
    paintVeils(easel, { y1: 120, y2: 420, count: 18, colours: ['#ffffff', mood.light, '#ffe3c0'], opacity: 0.4 }),
    paintCloud(easel, { x: 760, y: 520, width: 360, light: '#fffaf0', shade: mood.capes[1], opacity: 0.6 }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: mood.sun.x, spread: 260, count: 420, colour: '#fff2cc' }),
    paintHill(easel, {
      ridge: far,
      base: terraceHorizon + 4,
      crest: mood.capes[0],
      foot: mood.capes[1],
      light: '#f1e2c4',
    }),
    paintHill(easel, {
      ridge: near,
      base: terraceHorizon + 12,
      crest: mood.capes[0],
      foot: mood.capes[1],
      light: '#f1e2c4',
    }),
    paintSail(easel, { x: 980, y: terraceHorizon + 40, height: 84 }),
  ].join('');
}

/** Paints the tiled floor, the parapet and the wall of the house. */
export function paintPlatform(easel: Easel, view: View, mood: Mood): string {
  const [lit, warm] = mood.lime;
  const parapet = { x: -6, y: 0, z: back, width: 12, height: 0.86, depth: 0.36 };
  return [
    paintTileFloor(easel, view, {
      x1: -4.4,
      x2: 4.4,
      z1: 1.6,
      z2: back,
      tile: 0.4,
      tones: mood.tiles,
      joint: mood.shade,
      pattern: 'star',
    }),
    paintLime(easel, facing(view, { x1: -6, x2: 6, y1: 0, y2: 0.86, z: back }), {
      fill: vertical(easel, mood.shade, warm),
    }),
    paintBlock(
      view,
      { ...parapet, y: 0.86, height: 0.07, z: back - 0.04 },
      { front: warm, side: mood.shade, top: lit },
    ),
    paintShade(easel, level(view, { x1: -4.4, x2: 4.4, z1: back - 0.7, z2: back }), { opacity: 0.3, softness: 14 }),
    paintLime(easel, flank(view, { x: -3.1, y1: 0, y2: 3.4, z1: 1, z2: back + 0.4 }), {
      fill: vertical(easel, lit, warm),
    }),
    paintShade(easel, flank(view, { x: -3.1, y1: 0, y2: 0.5, z1: 1, z2: back }), { opacity: 0.2, softness: 26 }),
  ].join('');
}
