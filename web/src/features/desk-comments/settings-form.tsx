import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  newModerationSettings,
  type ModerationSettings,
  type NewModerationSettings,
  type SettingsConflict,
} from '@first-show/domain/comments/moderation-desk.schema';
import { AUTO_APPROVE_MIN, MODERATION_WORDS } from '@first-show/domain/core/limits';
import { isHindi } from '@first-show/domain/core/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { messageOf } from '../../lib/desk/message-of.ts';
import { moderationSettingsQuery } from '../../lib/desk/queries.ts';
import { FormProblem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import {
  addWords,
  fieldsOf,
  findWords,
  mergeSettings,
  parseWords,
  settingsOf,
  type SettingsFields,
} from './word-list.ts';
import { FormStack, Line, Stack } from '../../ui/desk/stack.ts';

const PATH = '/api/admin/moderation-settings';
/** A list of five hundred words is searched, not read. */
const SHOWN_AT_ONCE = 120;

const Words = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '14px 0 0',
  padding: 4,
  listStyle: 'none',
  maxHeight: 320,
  overflowY: 'auto',
});
const Meta = styled('p')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' }));
const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width:800px)': { gridTemplateColumns: '1fr 1fr' },
});

/** The word list and automatic approval, saved together. */
export function SettingsForm() {
  const { data, error, refetch } = useQuery(moderationSettingsQuery);
  if (data !== undefined) return <Form opened={data} />;
  if (error !== null) return <LoadFailed what="the settings" error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton lines={3} height={90} label="Loading the settings" />;
}

function Form({ opened }: { opened: ModerationSettings }) {
  const [saved, setSaved] = useState(opened);
  const form = useDeskForm<SettingsFields, NewModerationSettings>({
    initial: fieldsOf(opened),
    schema: newModerationSettings,
    toInput: settingsOf,
    draftKey: 'moderation-settings',
    revision: opened.updatedAt,
    merge: mergeSettings,
    send: async (body) => {
      try {
        const answer = await callStaffApi<ModerationSettings>(PATH, {
          method: 'PUT',
          body: { ...body, basedOn: saved.updatedAt },
        });
        setSaved(answer);
        showToast({ title: 'Settings saved', description: 'They apply to new comments from now on.' });
        return { values: fieldsOf(answer), revision: answer.updatedAt };
      } catch (error) {
        const conflict =
          error instanceof ApiError && error.status === 409 ? (error.body as SettingsConflict | null) : null;
        if (conflict?.settings === undefined) throw error;
        form.rebase(fieldsOf(conflict.settings), conflict.settings.updatedAt);
        setSaved(conflict.settings);
        throw new FormProblem(
          `${conflict.message}. Your changes were kept on top of theirs. Check them, then save again.`,
        );
      }
    },
    failedText: 'The settings were not saved. Please try again.',
  });
  useUnsavedGuard(form.isDirty);

  return (
    <FormStack noValidate style={{ gap: 24 }} onSubmit={form.submit}>
      <Panel title="Word list">
        <WordList form={form} />
      </Panel>
      <Panel title="Trusted authors">
        <Stack>
          <Controller
            control={form.control}
            name="autoApprove.isOn"
            render={({ field: { value, ...field } }) => (
              <div>
                <FormControlLabel
                  label="Approve automatically"
                  control={
                    <Switch
                      {...field}
                      checked={value}
                      slotProps={{ input: { 'aria-describedby': 'auto-approve-hint' } }}
                    />
                  }
                />
                <FormHelperText id="auto-approve-hint" sx={{ mt: -1.5, ml: 15.5 }}>
                  Approves unflagged comments of authors with enough approved comments and none rejected or deleted.
                  When off, every comment is reviewed first.
                </FormHelperText>
              </div>
            )}
          />
          <TextField
            label="Approved comments needed"
            sx={{ maxWidth: 260 }}
            {...form.field('autoApprove.minApproved', `From ${AUTO_APPROVE_MIN.min} to ${AUTO_APPROVE_MIN.max}`)}
          />
        </Stack>
      </Panel>
      {form.isRestored && (
        <Alert severity="info" role="status">
          Your unsaved changes from last time have been restored.
        </Alert>
      )}
      {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
      <Line>
        <Button type="submit" aria-disabled={form.isSending || !form.isDirty}>
          {form.isSending ? 'Saving…' : 'Save settings'}
        </Button>
        {form.isDirty && (
          <Button variant="outlined" onClick={form.discard}>
            Discard changes
          </Button>
        )}
        <Meta role="status">
          {form.isDirty ? (
            'Unsaved changes'
          ) : saved.updatedAt === null ? (
            'The default list'
          ) : (
            <>
              Saved by {saved.updatedBy} <RelativeTime iso={saved.updatedAt} />
            </>
          )}
        </Meta>
      </Line>
    </FormStack>
  );
}

function WordList({ form }: { form: ReturnType<typeof useDeskForm<SettingsFields, NewModerationSettings>> }) {
  const [sought, setSought] = useState('');
  const [told, setTold] = useState('');
  const [words, added] = form.watch(['words', 'added']);
  const found = findWords(words, sought);
  const fresh = parseWords(added);
  // Pasted words are saved with the others, so they count too.
  const tooMany = addWords(words, fresh).words.length - MODERATION_WORDS.max;
  const setWords = (next: string[]) => form.setValue('words', next, { shouldDirty: true });

  function add(): void {
    if (fresh.length === 0) return;
    const { words: next, count } = addWords(words, fresh);
    setTold(count === 0 ? 'These words are on the list already.' : `${count} ${count === 1 ? 'word' : 'words'} added.`);
    setWords(next);
    if (count > 0) form.setValue('added', '', { shouldDirty: true });
  }

  return (
    <>
      <p style={{ marginBottom: 16 }}>
        Comments that contain one of these words or phrases are flagged, never rejected. Disguised spellings are found
        as well.
      </p>
      <Columns>
        <div>
          <TextField
            label="Add words"
            multiline
            minRows={3}
            {...form.field('added', messageOf(form.formState.errors.words) ?? 'One per line, or comma-separated')}
          />
          <Line style={{ marginTop: 12 }}>
            <Button variant="outlined" aria-disabled={fresh.length === 0} onClick={add}>
              Add to the list
            </Button>
            <Meta role="status">{told}</Meta>
          </Line>
        </div>
        <div>
          <TextField
            label="Search the list"
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            error={tooMany > 0}
            helperText={
              tooMany > 0
                ? `At most ${MODERATION_WORDS.max} words: remove ${tooMany}`
                : sought.trim() === ''
                  ? `${words.length} of at most ${MODERATION_WORDS.max} words`
                  : `${found.length} of ${words.length} words`
            }
          />
          <Words role="list" aria-label="Words on the list" tabIndex={0}>
            {found.slice(0, SHOWN_AT_ONCE).map((word) => (
              <li key={word}>
                <Chip
                  label={word}
                  lang={isHindi(word) ? 'hi' : undefined}
                  aria-label={`Remove ${word}`}
                  onClick={() => {
                    setWords(words.filter((other) => other !== word));
                    setTold(`${word} removed.`);
                  }}
                  icon={<Icon name="close" size={14} />}
                />
              </li>
            ))}
          </Words>
          {found.length > SHOWN_AT_ONCE && (
            <Meta style={{ marginTop: 8 }}>And {found.length - SHOWN_AT_ONCE} more. Search to find them.</Meta>
          )}
          {found.length === 0 && <Meta>No matching words</Meta>}
        </div>
      </Columns>
    </>
  );
}
