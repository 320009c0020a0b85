/**
 * A story with the films and people that it names, marked by hand before there was a matcher.
 * `sure`: the text alone settles what is meant, so a reader would expect a link. `likely`: probably
 * meant, but an editor should decide. Whatever is in neither list is not meant. Ids are those of
 * `register.ts`.
 */
export type MarkedStory = {
  id: string;
  title: string;
  html: string;
  sure: readonly string[];
  likely: readonly string[];
  /** Day of publication, if not that of most stories (`STORY_DAY`). */
  day?: string;
};
export const STORY_DAY = '2026-11-20';
