import { z } from 'zod';

const fraction = z
  .number('Please choose a point in the picture')
  .min(0, 'Please choose a point in the picture')
  .max(1, 'Please choose a point in the picture');

/**
 * The point of a picture that every crop keeps, as fractions of its width and height from the top
 * left: `{ x: 0.5, y: 0.5 }` is the middle.
 */
export const focalPoint = z.object({ x: fraction, y: fraction });
export type FocalPoint = z.infer<typeof focalPoint>;
