/** Draws the icons of the installed application from the outlines of the logo and of the tools. Run by hand. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@octavo/tools/catalogue';
import { shortcutTools } from '@octavo/tools/kit/picked-tools';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../apps/web/public/icons');

/** Colours of the light theme; an icon cannot switch to the dark one. */
const paper = '#faf8f4';
const ink = '#1b1d22';
const lapis = '#2438c8';

/** The outlines of the logo, on a grid of 24. */
const sheet = `<path d="M4 2.5h11l5 5v14H4z" fill="#fff" stroke="${ink}"/>`;
const fold = `<path d="M4 12h16M12 2.5v19" stroke="${lapis}"/>`;

await mkdir(folder, { recursive: true });
// Systems may crop a maskable icon to any shape that contains its central 80 %. Apple's icon fills the square, and
// the system rounds it.
await draw('icon-192.png', 192, logo({ share: 0.68, corner: 5 }));
await draw('icon-512.png', 512, logo({ share: 0.68, corner: 5 }));
await draw('maskable-512.png', 512, logo({ share: 0.52, corner: 0 }));
await draw('apple-touch-icon.png', 180, logo({ share: 0.62, corner: 0 }));

for (const id of shortcutTools) {
  const outline = `<path d="${catalogue[id].icon}" stroke="${lapis}" stroke-linecap="round"/>`;
  await draw(`${id}.png`, 96, square({ share: 0.62, corner: 5 }, outline));
}

interface IconFrame {
  /** Share of the side that the drawing takes up. */
  readonly share: number;
  /** Radius of the corners, on the same grid. */
  readonly corner: number;
}

function logo(frame: IconFrame): string {
  return square(frame, sheet + fold);
}

function square({ share, corner }: IconFrame, drawing: string): string {
  const margin = 12 * (1 - share);

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="1.6" stroke-linejoin="round">
<rect width="24" height="24" rx="${corner}" fill="${paper}"/>
<g transform="translate(${margin} ${margin}) scale(${share})">${drawing}</g></svg>`;
}

async function draw(name: string, pixels: number, svg: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * pixels) / 24 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));
}
