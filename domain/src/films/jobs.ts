/** Jobs that fields of the box-office entry name. A credit may have any other job, too. */
export const JOBS = { director: 'director', cast: 'actor', studio: 'studio' } as const;

/** So many of the first names of the cast are the leads, unless an editor marks others. */
export const LEADS = 2;
