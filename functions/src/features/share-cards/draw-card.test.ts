import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BLUE, halves, photo, RED } from '../../testing/pictures.ts';
import { cropPicture } from './card-picture.ts';
import { CARD_MAX_BYTES, drawCard } from './draw-card.ts';
import { storyCard, type FilmCard } from './share-card.ts';

const size = { width: 1200, height: 630 };
const story = (title: string) => storyCard({ title, rating: null, imageUrl: null, imageFocus: null }, null);
const film: FilmCard = {
  kind: 'film',
  title: 'Dadar Ka Raja',
  nativeTitle: 'दादर का राजा',
  rank: 1,
  released: null,
  figures: [{ label: 'Total, India nett', value: '₹128.4 Cr' }],
  picture: null,
};

async function colorAt(jpeg: Uint8Array, x: number, y: number): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = 0, b = 0] = await sharp(jpeg).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer();
  return { r, g, b };
}
const isLike = (a: { r: number; g: number; b: number }, b: { r: number; g: number; b: number }): boolean =>
  Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b) < 30;

describe('a drawn card', () => {
  it('is a JPEG of 1200 × 630 pixels', async () => {
    for (const card of [story('The queue outside Liberty'), film])
      expect(await sharp(await drawCard(card, null)).metadata()).toMatchObject({ format: 'jpeg', ...size });
  });
  it('stays small with a detailed photo', async () => {
    const picture = await cropPicture(await photo(1600, 1000), { focus: { x: 0.5, y: 0.5 }, size });
    expect((await drawCard(story('The queue outside Liberty'), picture)).byteLength).toBeLessThan(CARD_MAX_BYTES);
  });
  it('shows the half of a wide picture that holds the focal point', async () => {
    const wide = await halves(4000, 600).jpeg().toBuffer();
    for (const [x, color] of [
      [0, RED],
      [1, BLUE],
    ] as const) {
      const jpeg = await drawCard(story('A title'), await cropPicture(wide, { focus: { x, y: 0.5 }, size }));
      expect(isLike(await colorAt(jpeg, 600, 100), color), `focus at ${x}`).toBe(true);
    }
  });
  it('draws Hindi conjuncts as one sign', async () => {
    // The second title has a zero-width non-joiner, which keeps the consonants separate.
    const [joined, apart] = await Promise.all(['क्षण', 'क्\u200Cषण'].map((title) => drawCard(story(title), null)));
    expect(joined).not.toEqual(apart);
  });
});

it('returns null for a broken picture, and for one with too many pixels', async () => {
  const crop = { focus: { x: 0.5, y: 0.5 }, size };
  expect(await cropPicture(Buffer.from('no picture'), crop)).toBeNull();
  const large = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: RED } })
    .png()
    .toBuffer();
  expect(await cropPicture(large, crop)).toBeNull();
});
