import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { indianDay } from '@first-show/domain/core/dates';
import { westernDigits } from '@first-show/domain/core/digits';
import { GROUPED_DIGITS } from '@first-show/domain/core/parse-rupees';
import { site } from '@first-show/domain/core/site';
import { type FollowerSettings, newFollowers } from '@first-show/domain/followers/followers.schema';
import { isSame } from '../lib/form-draft.ts';
import { openedQuery } from '../lib/queries.ts';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { SettingsForm, useSettingsForm } from '../ui/settings-form.tsx';
import { FieldGrid } from '../ui/stack.ts';

const PATH = '/api/admin/followers';
const followersQuery = openedQuery<FollowerSettings>(['followers'], PATH);

/** Follower counts of the site's social profiles. Readers see each count with its date. */
export function FollowersDesk() {
  const query = useQuery(followersQuery);
  return (
    <>
      <DeskHeading title="Social profiles" />
      <QueryState query={query} what="the follower counts" lines={4} height={80} />
      {query.data && <FollowersForm opened={query.data} />}
    </>
  );
}

function FollowersForm({ opened }: { opened: FollowerSettings }) {
  const queries = useQueryClient();
  const form = useSettingsForm({
    path: PATH,
    opened,
    fieldsOf,
    schema: newFollowers,
    toInput: inputOf,
    merge: mergeFields,
    draftKey: 'followers',
    savedToast: { title: 'Follower counts saved', description: 'Readers see them with their day.' },
    conflict: 'changed the counts',
    failedText: 'The follower counts were not saved. Please try again.',
    onSaved: (settings) => queries.setQueryData(followersQuery.queryKey, settings),
  });
  const today = indianDay(new Date().toISOString());
  return (
    <Panel title="Followers">
      <SettingsForm form={form} saveLabel="Save counts" neverSaved="Not set yet">
        <p>Readers see each count with its day. A profile without a count shows none.</p>
        {site.profiles.map(({ id, label }, index) => (
          <FieldGrid as="fieldset" key={id} sx={{ gap: '8px 16px', m: 0, p: 0, border: 0, maxWidth: 640 }}>
            <legend style={{ padding: 0, marginBottom: 8, fontWeight: 700, fontSize: '1.0625rem' }}>{label}</legend>
            <TextField
              label="Followers"
              {...form.field(`followers.${index}.count`)}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
            <TextField
              label="Counted on"
              type="date"
              {...form.field(`followers.${index}.asOf`)}
              slotProps={{ htmlInput: { max: today } }}
            />
          </FieldGrid>
        ))}
      </SettingsForm>
    </Panel>
  );
}

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

const GROUPED = new RegExp(`^${GROUPED_DIGITS}$`);

/**
 * Parses '12,500' and '12 500'. '' is `null`. Other text ('12,5') is NaN, which the schema refuses.
 */
export function countOf(text: string): number | null {
  const digits = westernDigits(text).replace(/\s/g, '');
  return digits === '' ? null : GROUPED.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN;
}

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
