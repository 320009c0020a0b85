import { z } from 'zod';
import { boxOfficeDay } from '../box-office/box-office.schema.ts';

/**
 * Merging a film (the duplicate) into another one (the kept film). The kept film's facts and
 * figures stand; the duplicate fills what it lacks. Figures are never summed.
 */

const figureChoice = z.enum(['keep', 'take']);

/**
 * Body of `POST /api/films/{id}/merge`. `revision` is that of the duplicate `{id}`. `figures`
 * decides about days on which both films have different figures: 'keep' those of the kept film or
 * 'take' those of the duplicate, for all days or by the number of a day.
 */
export const filmMerge = z.object({
  into: z.string().min(1).max(200),
  revision: z.number().int().min(1),
  figures: z
    .union([figureChoice, z.record(z.string().regex(/^\d{1,4}$/), figureChoice)], "figures are 'keep' or 'take'")
    .optional(),
});
export type FigureChoices = z.output<typeof filmMerge>['figures'];

/** A day on which both films have different figures, as the 409 of a merge lists it. */
export const differingDay = z.object({ day: z.number().int(), kept: boxOfficeDay, duplicate: boxOfficeDay });
export type DifferingDay = z.infer<typeof differingDay>;
