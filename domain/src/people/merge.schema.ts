import { z } from 'zod';

/** Body of `POST /api/people/{id}/merge`. `revision` is that of the duplicate `{id}`. */
export const personMerge = z.object({ into: z.string().min(1).max(200), revision: z.number().int().min(1) });
