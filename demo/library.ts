import { readdirSync, readFileSync } from 'node:fs';
import type { FocalPoint } from '@first-show/domain/core/focal-point';
import type { MediaDoc } from '@first-show/domain/media/media.schema';
import { renditionUrl } from '@first-show/domain/media/picture-address';
import { mediaKeys } from '../functions/src/features/media/store/media-keys.ts';
import { staff } from './content/staff.ts';

/**
 * The demo's pictures: drawings that went through the pipeline of the media library when they were
 * drawn (`demo/art/render.mjs`), so that seeding only copies their files.
 */

type Drawn = {
  scene: string;
  palette: string;
  /** 'opening': a 21:9 picture for the hero of the home page. */
  kind: 'opening' | 'article' | 'poster' | 'portrait';
  alt: string;
  media: Pick<MediaDoc, 'id' | 'width' | 'height' | 'largestWidth' | 'placeholder' | 'dominantColor' | 'storedBytes'>;
};
/** `name`: the picture's id in `demo/art/catalogue.mjs`, e.g. 'marquee-news-1'. */
export type DemoPicture = Drawn & { name: string; focalPoint: FocalPoint };

/** Position of a scene's subject as fractions of width and height. Default: the middle. */
const SUBJECTS: Record<string, [x: number, y: number]> = {
  beam: [0.8, 0.55],
  camera: [0.5, 0.4],
  cassette: [0.35, 0.5],
  chai: [0.35, 0.45],
  chawl: [0.55, 0.35],
  clocktower: [0.65, 0.3],
  face: [0.46, 0.45],
  gramophone: [0.45, 0.45],
  gulmohar: [0.6, 0.45],
  hoarding: [0.42, 0.4],
  kites: [0.6, 0.45],
  lighthouse: [0.7, 0.3],
  marquee: [0.68, 0.1],
  mask: [0.5, 0.35],
  megaphone: [0.44, 0.45],
  mic: [0.32, 0.45],
  mill: [0.5, 0.65],
  monsoon: [0.68, 0.65],
  moustache: [0.5, 0.3],
  popcorn: [0.55, 0.5],
  powerhouse: [0.68, 0.3],
  road: [0.63, 0.45],
  saffron: [0.66, 0.55],
  sealink: [0.6, 0.45],
  sitar: [0.4, 0.5],
  talkies: [0.66, 0.5],
  television: [0.48, 0.5],
  tickets: [0.67, 0.25],
  tonga: [0.58, 0.55],
  train: [0.6, 0.6],
  typewriter: [0.5, 0.6],
  windmill: [0.64, 0.35],
};
/**
 * An opening picture has its subject on the right, and little detail on the left, for the headline.
 */
const OPENING_FOCUS: FocalPoint = { x: 0.86, y: 0.5 };
const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

function focalPointOf({ kind, scene }: Drawn): FocalPoint {
  if (kind === 'opening') return OPENING_FOCUS;
  const subject = kind === 'article' ? SUBJECTS[scene] : undefined;
  return subject === undefined ? MIDDLE : { x: subject[0], y: subject[1] };
}

const drawn = JSON.parse(readFileSync(new URL('./art/library.json', import.meta.url), 'utf8')) as Record<string, Drawn>;

/** The demo's pictures by name. */
export const library: ReadonlyMap<string, DemoPicture> = new Map(
  Object.entries(drawn).map(([name, picture]) => [name, { ...picture, name, focalPoint: focalPointOf(picture) }]),
);

/**
 * The picture with this name. Throws for an unknown name, so that the demo has no broken picture.
 */
export function demoPicture(name: string): DemoPicture {
  const found = library.get(name);
  if (found === undefined) throw new Error(`The demo has no picture '${name}'`);
  return found;
}

/** The URL that stories and films store for a picture. */
export function pictureUrl(name: string): string {
  const { id, largestWidth } = demoPicture(name).media;
  return renditionUrl(id, largestWidth, 'webp');
}

export const DEMO_CREDIT = 'Illustration: First Show';
const DAY_MS = 24 * 60 * 60 * 1000;
/** All pictures were uploaded before the oldest story was published. */
const UPLOADED_DAYS_AGO = 62;

/** The documents of the media library, as of `now`. */
export function buildMedia(now: Date): MediaDoc[] {
  const uploadedMs = now.getTime() - UPLOADED_DAYS_AGO * DAY_MS;
  const editor = staff.find(({ role }) => role === 'editor');
  return [...library.values()].map(({ name, alt, media, focalPoint }, index) => {
    const texts = { alt, caption: null, credit: DEMO_CREDIT, fileName: `${name}.png` };
    return {
      ...media,
      ...texts,
      keys: mediaKeys(texts),
      licence: { terms: 'Drawn for First Show', expiresOn: null },
      focalPoint,
      sourceUrl: null,
      // One second between pictures, so that the newest-first list has the order of the catalogue.
      createdAt: new Date(uploadedMs - index * 1000).toISOString(),
      createdBy: editor?.displayName ?? '',
      revision: 1,
    };
  });
}

/** The files of a library picture: names such as '1200.webp', with their bytes. */
export function filesOfPicture(id: string): { name: string; bytes: Uint8Array }[] {
  const folder = new URL(`./media/${id}/`, import.meta.url);
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));
}
