import { styled } from '@mui/material/styles';
import {
  newModerationSettings,
  type ModerationSettings,
  type SettingsConflict,
} from '@first-show/domain/comments/moderation-desk.schema';
import { AUTO_APPROVE_MIN, MODERATION_WORDS } from '@first-show/domain/core/limits';
import { isHindi } from '@first-show/domain/core/text';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { failureText } from '../../lib/failure-text.ts';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button, ButtonBase } from '../../ui/button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { SwitchField } from '../../ui/desk/switch-field.tsx';
import { FormField, TextArea, TextInput } from '../../ui/form/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { addWords, afterSave, fieldsOf, findWords, isSameSettings, parseWords, rebase, settingsOf, type SettingsFields } from './word-list.ts';

const PATH = '/api/admin/moderation-settings';
const DRAFT = 'fs-desk-draft:moderation-settings';
/** What was edited and not saved, and what that was based on. */
type Draft = { fields: SettingsFields; opened: SettingsFields; basedOn: string | null };
const RESTORED = 'This is what you changed last time and did not save.';
/** A list of five hundred is searched, not read. */
const SHOWN_AT_ONCE = 120;

const Stack = styled('div')({ display: 'grid', gap: 24 });
const Words = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '14px 0 0',
  padding: 0,
  listStyle: 'none',
  maxHeight: 320,
  overflowY: 'auto',
});
const Word = styled(ButtonBase)({
  minHeight: 44,
  gap: 8,
  padding: '0 12px',
  border: '1px solid var(--fs-palette-edge)',
  fontSize: '.9375rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'var(--fs-palette-error-main)', color: 'var(--fs-palette-error-main)' },
});
const Meta = styled('p')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' }));
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });
const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width:800px)': { gridTemplateColumns: '1fr 1fr' },
});

/** The word list and automatic approval. Saved together; somebody else's changes meanwhile are kept. What is not saved stays on this device. */
export function SettingsForm() {
  const [saved, setSaved] = useState<ModerationSettings | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    setProblem(null);
    callStaffApi<ModerationSettings>(PATH, { signal: gone.signal }).then(setSaved, (error: unknown) => {
      if (!gone.signal.aborted) setProblem(failureText(error, 'The settings did not come.'));
    });
    return () => gone.abort();
  }, [attempt]);

  if (problem !== null)
    return (
      <AlertBox tone="error">
        <p style={{ marginBottom: 12 }}>{problem}</p>
        <Button variant="outlined" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      </AlertBox>
    );
  if (saved === null)
    return (
      <div role="status" aria-label="Loading the settings">
        <SkeletonLine height={50} />
        <SkeletonLine height={180} />
        <SkeletonLine height={50} />
      </div>
    );
  return <Form saved={saved} onSaved={setSaved} />;
}

type Note = { tone: 'error' | 'info'; text: string };

/** The form as it opens: what was edited earlier, on top of what is saved by now. */
function takeUp(saved: ModerationSettings): { fields: SettingsFields; note: Note | null } {
  const draft = readLocal<Draft>(DRAFT);
  if (draft === null) return { fields: fieldsOf(saved), note: null };
  const fields = rebase(draft.fields, draft.opened, saved);
  if (isSameSettings(settingsOf(fields), saved)) return { fields, note: null };
  const older = draft.basedOn === saved.updatedAt ? '' : ' It is based on an older version: what was saved since is kept below.';
  return { fields, note: { tone: 'info', text: `${RESTORED}${older}` } };
}

function Form({ saved, onSaved }: { saved: ModerationSettings; onSaved: (settings: ModerationSettings) => void }) {
  const [start] = useState(() => takeUp(saved));
  const [fields, setFields] = useState(start.fields);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState(start.note);
  /** For the answer to a save, which meets what was edited meanwhile. */
  const latest = useRef(fields);
  const id = useId();
  const wanted = settingsOf(fields);
  const parsed = newModerationSettings.safeParse(wanted);
  const issues = parsed.success ? [] : parsed.error.issues;
  const minIssue = Number.isNaN(wanted.autoApprove.minApproved)
    ? 'A whole number, please'
    : issues.find(({ path }) => path.includes('minApproved'))?.message;
  const canSave = parsed.success && !isSameSettings(wanted, saved);
  // What was pasted and is no word cannot be saved: it must not be lost unseen.
  const isUnread = fields.added.trim() !== '' && parseWords(fields.added).length === 0;
  const isDirty = !parsed.success || canSave || isUnread;
  useUnsavedGuard(isDirty);
  useEffect(() => {
    const draft: Draft = { fields, opened: fieldsOf(saved), basedOn: saved.updatedAt };
    writeLocal(DRAFT, isDirty ? draft : null);
  }, [fields, saved, isDirty]);

  function take(next: SettingsFields): void {
    latest.current = next;
    setFields(next);
  }
  const set = (change: Partial<SettingsFields>) => take({ ...latest.current, ...change });

  async function save(): Promise<void> {
    if (isBusy || !canSave) return;
    setBusy(true);
    setNote(null);
    try {
      const settings = await callStaffApi<ModerationSettings>(PATH, {
        method: 'PUT',
        body: { ...parsed.data, basedOn: saved.updatedAt },
      });
      onSaved(settings);
      take(afterSave(latest.current, fields, settings));
      showToast({ title: 'Settings saved', description: 'They hold for comments from now on.' });
    } catch (error) {
      const conflict =
        error instanceof ApiError && error.status === 409 ? (error.body as SettingsConflict | null) : null;
      if (conflict?.settings === undefined) {
        setNote({ tone: 'error', text: failureText(error, 'The settings were not saved. Please try again.') });
        return;
      }
      take(rebase(latest.current, fieldsOf(saved), conflict.settings));
      onSaved(conflict.settings);
      setNote({
        tone: 'info',
        text: `${conflict.message}. Your changes now stand on top of theirs: look, then save again.`,
      });
    } finally {
      setBusy(false);
    }
  }

  function discard(): void {
    take(fieldsOf(saved));
    setNote(null);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        <Panel title="Word list">
          <WordList words={fields.words} added={fields.added} onChange={set} />
        </Panel>
        <Panel title="Known good authors">
          <Stack style={{ gap: 16 }}>
            <SwitchField
              label="Approve automatically"
              hint="Unflagged comments of an author with enough approved ones and none rejected or deleted. Off: everything is read first."
              isOn={fields.isOn}
              onChange={(isOn) => set({ isOn })}
            />
            <div style={{ maxWidth: 260 }}>
              <FormField
                id={`${id}-min`}
                label="Approved comments needed"
                error={minIssue}
                hint={`From ${AUTO_APPROVE_MIN.min} to ${AUTO_APPROVE_MIN.max}`}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="numeric"
                    value={fields.minText}
                    onChange={(event) => set({ minText: event.target.value })}
                  />
                )}
              </FormField>
            </div>
          </Stack>
        </Panel>
        {note !== null && <AlertBox tone={note.tone}>{note.text}</AlertBox>}
        <Row>
          <Button type="submit" aria-disabled={isBusy || !canSave}>
            {isBusy ? 'Saving…' : 'Save settings'}
          </Button>
          {isDirty && (
            <Button variant="outlined" onClick={discard}>
              Discard changes
            </Button>
          )}
          <Meta role="status">
            {isDirty ? (
              'Not saved yet.'
            ) : saved.updatedAt === null ? (
              'The list a new site starts with.'
            ) : (
              <>
                Saved by {saved.updatedBy} <RelativeTime iso={saved.updatedAt} />.
              </>
            )}
          </Meta>
        </Row>
      </Stack>
    </form>
  );
}

function WordList({
  words,
  added,
  onChange,
}: Pick<SettingsFields, 'words' | 'added'> & { onChange: (change: Partial<SettingsFields>) => void }) {
  const id = useId();
  const [sought, setSought] = useState('');
  const [told, setTold] = useState('');
  const found = findWords(words, sought);
  // What was pasted is saved with the rest.
  const tooMany = addWords(words, parseWords(added)).words.length - MODERATION_WORDS.max;

  function add(): void {
    const { words: next, count } = addWords(words, parseWords(added));
    setTold(
      count === 0
        ? 'Nothing new: these words are on the list already.'
        : `${count} ${count === 1 ? 'word' : 'words'} added.`,
    );
    onChange({ words: next, ...(count > 0 && { added: '' }) });
  }

  return (
    <>
      <p style={{ marginBottom: 16 }}>
        A comment with one of these words or phrases is flagged, never refused. Disguised spellings are found as well.
      </p>
      <Columns>
        <div>
          <FormField id={`${id}-add`} label="Add words" hint="One a line, or between commas: paste as many as you like">
            {(control) => (
              <TextArea
                {...control}
                value={added}
                style={{ minHeight: 96 }}
                onChange={(event) => onChange({ added: event.target.value })}
              />
            )}
          </FormField>
          <Row style={{ marginTop: 12 }}>
            <Button
              variant="outlined"
              aria-disabled={parseWords(added).length === 0}
              onClick={() => parseWords(added).length > 0 && add()}
            >
              Add to the list
            </Button>
            <Meta role="status">{told}</Meta>
          </Row>
        </div>
        <div>
          <FormField
            id={`${id}-find`}
            label="Search the list"
            hint={
              sought.trim() === ''
                ? `${words.length} of at most ${MODERATION_WORDS.max} words`
                : `${found.length} of ${words.length} words`
            }
            error={
              tooMany > 0
                ? `At most ${MODERATION_WORDS.max} words: remove ${tooMany}`
                : undefined
            }
          >
            {(control) => (
              <TextInput
                {...control}
                type="search"
                value={sought}
                onChange={(event) => setSought(event.target.value)}
              />
            )}
          </FormField>
          <Words role="list" aria-label="Words on the list" tabIndex={0}>
            {found.slice(0, SHOWN_AT_ONCE).map((word) => (
              <li key={word}>
                <Word
                  aria-label={`Remove ${word}`}
                  lang={isHindi(word) ? 'hi' : undefined}
                  onClick={() => {
                    onChange({ words: words.filter((other) => other !== word) });
                    setTold(`${word} removed.`);
                  }}
                >
                  {word}
                  <Icon name="close" size={14} />
                </Word>
              </li>
            ))}
          </Words>
          {found.length > SHOWN_AT_ONCE && (
            <Meta style={{ marginTop: 8 }}>And {found.length - SHOWN_AT_ONCE} more: search for them.</Meta>
          )}
          {found.length === 0 && <Meta>No word on the list is like that.</Meta>}
        </div>
      </Columns>
    </>
  );
}
