import { expect, it } from 'vitest';
import { titleSlug } from './title-slug.ts';

it.each([
  ['पद्मावत की वापसी', 'padmaavat-ki-vaapasi'],
  ['बॉक्स ऑफिस: पहले दिन १२ करोड़', 'boks-ophis-pahale-din-12-karod'],
  ['Pathaan की धूम', 'pathaan-ki-dhum'],
  ['Phir Milenge, Farida', 'phir-milenge-farida'],
  ['ஜெயிலர் 2', '2'],
])('makes a slug of %s', (title, slug) => expect(titleSlug(title)).toBe(slug));
