import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Run by hand where ffmpeg is: a walk of the eye over the painted bay, and waves out of noise. Nobody else's work is in them. */
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const ffmpeg = (options: readonly string[]) => execFileSync('ffmpeg', ['-y', '-v', 'error', ...options]);
const bare = ['-map_metadata', '-1'];

const walk = "crop=w=1500:h=843:x='250-250*cos(PI*t/8)':y=60+27*t,scale=854:480,format=yuv420p";
const film = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-tune', 'animation', '-movflags', '+faststart'];
ffmpeg([
  ...['-loop', '1', '-framerate', '25', '-t', '8', '-i', pathOf('./pictures/hero-bay.jpg')],
  ...['-vf', walk, ...film, ...bare, pathOf('./recordings/bay.mp4')],
]);

const noise = 'anoisesrc=color=brown:amplitude=0.5:duration=14:sample_rate=32000:seed=7';
const waves = 'lowpass=f=1800,tremolo=f=0.1:d=0.85,afade=t=in:d=1.5,afade=t=out:st=12.5:d=1.5,volume=1.8';
const sound = ['-ac', '1', '-c:a', 'libmp3lame', '-b:a', '48k', '-id3v2_version', '0', '-write_xing', '0'];
ffmpeg(['-f', 'lavfi', '-i', noise, '-af', waves, ...sound, ...bare, pathOf('./recordings/waves.mp3')]);
