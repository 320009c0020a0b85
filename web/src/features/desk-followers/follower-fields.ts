import { site } from '@first-show/domain/core/site';
import type { FollowerSettings } from '@first-show/domain/followers/followers.schema';
import { isSame } from '../../lib/desk/form-draft.ts';

/** The form's values: a row for each social profile, in the order of `site.profiles`. */
export type FollowerFields = { followers: { profileId: string; count: string; asOf: string }[] };

export function fieldsOf({ followers }: FollowerSettings): FollowerFields {
  return {
    followers: site.profiles.map(({ id }) => {
      const known = followers.find(({ profileId }) => profileId === id);
      return { profileId: id, count: known === undefined ? '' : String(known.count), asOf: known?.asOf ?? '' };
    }),
  };
}

/** Parses '12,500' and '12 500'; '' is `null`. Other text is NaN, which the schema refuses. */
export function countOf(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return digits === '' ? null : /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The schema's input for the fields. */
export const inputOf = ({ followers }: FollowerFields): unknown => ({
  followers: followers.map((row) => ({ ...row, count: countOf(row.count) })),
});

/** Applies the editor's changes to a colleague's save (`newer`), profile by profile. */
export const mergeFields = (edited: FollowerFields, opened: FollowerFields, newer: FollowerFields): FollowerFields => ({
  followers: newer.followers.map((row, index) => {
    const mine = edited.followers[index];
    return mine === undefined || isSame(mine, opened.followers[index]) ? row : mine;
  }),
});
