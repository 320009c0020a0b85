import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { formatCountOf } from '@first-show/domain/core/money';
import { newModerationSettings, type ModerationSettings } from '@first-show/domain/comments/moderation-desk.schema';
import { AUTO_APPROVE_MIN, MODERATION_WORDS } from '@first-show/domain/core/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../lib/message-of.ts';
import { moderationSettingsQuery } from '../lib/queries.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { addWords, fieldsOf, findWords, mergeSettings, parseWords, settingsOf } from './word-list.ts';
import { Line, Stack } from '../ui/stack.ts';
import { SettingsForm, useSettingsForm } from '../ui/settings-form.tsx';
import { SwitchWithHint } from '../ui/switch-with-hint.tsx';
import { Meta } from '../ui/text.ts';

/** The number of words that are shown. The list can have hundreds; a search finds the others. */
const SHOWN_AT_ONCE = 120;

/** The settings of moderation: the word list and automatic approval. Both are saved together. */
export function ModerationSettingsForm() {
  const query = useQuery(moderationSettingsQuery);
  if (query.data !== undefined) return <Form opened={query.data} />;
  return <QueryState query={query} what="the settings" lines={3} height={90} label="Loading the settings" />;
}

function useModerationForm(opened: ModerationSettings) {
  return useSettingsForm({
    path: '/api/admin/moderation-settings',
    opened,
    fieldsOf,
    schema: newModerationSettings,
    toInput: settingsOf,
    merge: mergeSettings,
    draftKey: 'moderation-settings',
    savedToast: { title: 'Settings saved', description: 'They apply to new comments from now on.' },
    conflict: 'saved the settings',
    failedText: 'The settings were not saved. Please try again.',
  });
}

function Form({ opened }: { opened: ModerationSettings }) {
  const form = useModerationForm(opened);
  return (
    <SettingsForm form={form} saveLabel="Save settings" neverSaved="The default list">
      <Panel title="Word list">
        <WordList form={form} />
      </Panel>
      <Panel title="Trusted authors">
        <Stack>
          <SwitchWithHint
            label="Approve automatically"
            hint="Approves unflagged comments of authors with enough approved comments and none rejected or deleted. When off, every comment is reviewed first."
            {...form.register('autoApprove.isOn')}
            checked={form.watch('autoApprove.isOn')}
          />
          <TextField
            label="Approved comments needed"
            sx={{ maxWidth: 260 }}
            {...form.field('autoApprove.minApproved', `From ${AUTO_APPROVE_MIN.min} to ${AUTO_APPROVE_MIN.max}`)}
          />
        </Stack>
      </Panel>
    </SettingsForm>
  );
}

function WordList({ form }: { form: ReturnType<typeof useModerationForm> }) {
  const [told, setTold] = useState('');
  const [words, added] = form.watch(['words', 'added']);
  const fresh = parseWords(added);
  const all = addWords(words, fresh);
  const problem = messageOf(form.formState.errors.words);
  const setWords = (next: string[]) => form.setValue('words', next, { shouldDirty: true });

  async function add(): Promise<void> {
    if (fresh.length === 0) {
      // Without words, the field shows which limit they break, or the text has only punctuation.
      setTold((await form.trigger('words')) ? 'Enter at least one word.' : '');
      return;
    }
    const { words: next, count } = all;
    setTold(count === 0 ? 'These words are already on the list.' : `${formatCountOf(count, 'word')} added.`);
    setWords(next);
    if (count > 0) form.setValue('added', '', { shouldDirty: true });
  }

  return (
    <>
      <p style={{ marginBottom: 16 }}>
        Comments that contain one of these words or phrases are flagged, never rejected. Disguised spellings are found
        as well.
      </p>
      <Stack sx={{ gap: 6, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <div>
          <TextField
            label="Add words"
            multiline
            minRows={3}
            {...form.field('added', problem ?? 'One per line, or comma-separated')}
            error={problem !== undefined}
          />
          <Line style={{ marginTop: 12 }}>
            <Button variant="outlined" aria-disabled={added.trim() === ''} onClick={() => void add()}>
              Add to the list
            </Button>
            <Meta role="status">{told}</Meta>
          </Line>
        </div>
        {/* Saving also adds the words in 'Add words', so they count towards the limit. */}
        <WordsOnList
          words={words}
          tooMany={all.words.length - MODERATION_WORDS.max}
          onRemove={(word) => {
            setWords(words.filter((other) => other !== word));
            setTold(`${word} removed.`);
          }}
        />
      </Stack>
    </>
  );
}

type WordsProps = { words: readonly string[]; tooMany: number; onRemove: (word: string) => void };

/** The word list, with a search. A click on a word removes the word. */
function WordsOnList({ words, tooMany, onRemove }: WordsProps) {
  const [sought, setSought] = useState('');
  const found = findWords(words, sought);
  return (
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
      <Line
        as="ul"
        role="list"
        aria-label="Words on the list"
        tabIndex={0}
        sx={{ alignItems: 'stretch', gap: 2, mt: 3.5, maxHeight: 320, overflowY: 'auto' }}
      >
        {found.slice(0, SHOWN_AT_ONCE).map((word) => (
          <li key={word}>
            <Chip
              label={word}
              lang={langOf(word)}
              aria-label={`Remove ${word}`}
              onClick={() => onRemove(word)}
              icon={<Icon name="close" size={14} />}
            />
          </li>
        ))}
      </Line>
      {found.length > SHOWN_AT_ONCE && (
        <Meta style={{ marginTop: 8 }}>And {found.length - SHOWN_AT_ONCE} more. Search to find them.</Meta>
      )}
      {found.length === 0 && <Meta>No matching words</Meta>}
    </div>
  );
}
