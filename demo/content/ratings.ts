/**
 * Readers' ratings of films by slug: how many readers gave each number of stars, from half a star
 * to five. `trusted` readers have taken part on three days; a film without twenty of them shows no
 * mean.
 */
export const ratings: Record<string, { trusted: number[]; newcomers?: number[] }> = {
  'dadar-ka-raja': { trusted: [1, 0, 1, 2, 3, 8, 14, 24, 17, 12], newcomers: [0, 0, 0, 1, 0, 2, 3, 4, 2, 6] },
  'chaand-ka-ticket': { trusted: [0, 0, 0, 1, 2, 4, 9, 18, 22, 20], newcomers: [0, 0, 0, 0, 1, 0, 2, 3, 3, 4] },
  'ladakh-mail': { trusted: [0, 1, 1, 3, 6, 12, 13, 8, 4, 2] },
  'naqaab-nagar': { trusted: [0, 0, 1, 1, 2, 5, 9, 12, 6, 3], newcomers: [3, 0, 0, 0, 0, 0, 1, 1, 0, 1] },
  riyaaz: { trusted: [0, 0, 0, 1, 1, 2, 5, 9, 12, 14] },
  'barsaat-express': { trusted: [2, 3, 5, 9, 11, 8, 6, 4, 1, 1], newcomers: [0, 1, 0, 2, 1, 0, 1, 0, 0, 2] },
  'bijli-ghar': { trusted: [0, 1, 1, 2, 4, 7, 12, 19, 15, 9], newcomers: [0, 0, 0, 0, 1, 2, 2, 2, 1, 3] },
  'godavari-gadiyaaram': { trusted: [0, 0, 2, 3, 4, 8, 7, 5, 3, 1] },
  'vaara-ani-vaat': { trusted: [0, 0, 0, 0, 1, 2, 3, 6, 8, 11] },
  'raat-ki-chai': { trusted: [0, 0, 0, 1, 1, 3, 5, 7, 4, 2] },
  // These two have too few ratings to show a mean.
  'mitti-ka-sher': { trusted: [0, 0, 0, 1, 1, 1, 2, 2, 1, 0], newcomers: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1] },
  'tota-maina-talkies': { trusted: [0, 0, 0, 0, 0, 1, 2, 1, 0, 1] },
};
