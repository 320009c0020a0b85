import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { indianDay } from '@first-show/domain/core/dates';
import { site } from '@first-show/domain/core/site';
import { type FollowerSettings, type NewFollowers, newFollowers } from '@first-show/domain/followers/followers.schema';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { FormProblem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { FormStack, Line } from '../../ui/desk/stack.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { type FollowerFields, fieldsOf, inputOf, mergeFields } from './follower-fields.ts';

const PATH = '/api/admin/followers';
const KEY = ['followers'] as const;

const Profile = styled('fieldset')({
  display: 'grid',
  gap: '8px 16px',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media (min-width:600px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', maxWidth: 640 },
  '& > legend': { padding: 0, marginBottom: 8, fontWeight: 700, fontSize: '1.0625rem' },
});
const Meta = styled('p')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' }));

/** Follower counts of the site's social profiles. Readers see each count with its date. */
export function FollowersDesk() {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callStaffApi<FollowerSettings>(PATH, { signal }),
    // The form keeps the values it was opened with, so each visit must start from fresh counts.
    gcTime: 0,
  });
  return (
    <>
      <DeskHeading title="Social profiles" />
      {data !== undefined ? (
        <FollowersForm opened={data} />
      ) : error !== null ? (
        <LoadFailed what="the follower counts" error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton lines={4} height={80} />
      )}
    </>
  );
}

function useFollowersForm(opened: FollowerSettings) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState(opened);
  const take = (settings: FollowerSettings) => {
    setSaved(settings);
    queries.setQueryData(KEY, settings);
  };
  const form = useDeskForm<FollowerFields, NewFollowers>({
    initial: fieldsOf(opened),
    schema: newFollowers,
    toInput: inputOf,
    draftKey: 'followers',
    revision: opened.updatedAt,
    merge: mergeFields,
    send: async (body) => {
      try {
        const answer = await callStaffApi<FollowerSettings>(PATH, {
          method: 'PUT',
          body: { ...body, basedOn: saved.updatedAt },
        });
        take(answer);
        showToast({ title: 'Follower counts saved', description: 'Readers see them with their day.' });
        return { values: fieldsOf(answer), revision: answer.updatedAt };
      } catch (error) {
        const current =
          error instanceof ApiError && error.status === 409
            ? (error.body?.current as FollowerSettings | undefined)
            : undefined;
        if (current === undefined) throw error;
        form.rebase(fieldsOf(current), current.updatedAt);
        take(current);
        throw new FormProblem(
          `${current.updatedBy ?? 'Someone else'} changed the counts in the meantime. Your changes were kept on top of theirs. Check them, then save again.`,
        );
      }
    },
    failedText: 'The follower counts were not saved. Please try again.',
  });
  return { form, saved };
}

function FollowersForm({ opened }: { opened: FollowerSettings }) {
  const { form, saved } = useFollowersForm(opened);
  useUnsavedGuard(form.isDirty);
  const today = indianDay(new Date().toISOString());
  return (
    <Panel title="Followers">
      <FormStack noValidate style={{ gap: 28 }} onSubmit={(event) => void form.submit(event)}>
        {form.isRestored && (
          <Alert severity="info" role="status" action={<QuietButton onClick={form.discard}>Start over</QuietButton>}>
            Your unsaved changes from last time have been restored.
          </Alert>
        )}
        <p>Readers see each count with its day. A profile without a count shows none.</p>
        {site.profiles.map(({ id, label }, index) => (
          <Profile key={id}>
            <legend>{label}</legend>
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
          </Profile>
        ))}
        {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
        <Line>
          <Button type="submit" aria-disabled={form.isSending || !form.isDirty}>
            {form.isSending ? 'Saving…' : 'Save counts'}
          </Button>
          {form.isDirty && (
            <Button variant="outlined" onClick={form.discard}>
              Discard changes
            </Button>
          )}
          <Meta role="status">
            <SavedState isDirty={form.isDirty} saved={saved} />
          </Meta>
        </Line>
      </FormStack>
    </Panel>
  );
}

function SavedState({ isDirty, saved }: { isDirty: boolean; saved: FollowerSettings }) {
  if (isDirty) return 'Unsaved changes';
  if (saved.updatedAt === null) return 'Not set yet';
  return (
    <>
      Saved by {saved.updatedBy} <RelativeTime iso={saved.updatedAt} />
    </>
  );
}
