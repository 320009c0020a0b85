import { useEffect, useState } from 'react';
import { FormField } from '../../ui/form/form-field.tsx';
import { suggestTags } from './article-api.ts';
import { ChoiceInput } from './choice-input.tsx';
import { freshSuggestions, withTags, type TagKind } from './tag-list.ts';

const SETTLE_MS = 250;
const SHOWN_MAX = 8;

/** Tags or hashtags as chips, with what recent articles use as suggestions. */
export function TagsField({ id, label, kind, value, error, onChange }: { id: string; label: string; kind: TagKind; value: readonly string[]; error?: string; onChange: (tags: string[]) => void }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly string[]>([]);
  const wanted = text.trim().replace(/^#/, '');
  useEffect(() => {
    if (wanted === '') return setFound([]);
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      suggestTags(wanted, aborter.signal).then(
        ({ tags, hashtags }) => setFound(kind === 'tag' ? tags : hashtags),
        // Suggestions help; without them the field works.
        () => undefined,
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [wanted, kind]);
  const suggestions = freshSuggestions(found, value, kind).slice(0, SHOWN_MAX);
  const asChoice = (tag: string) => ({ value: tag, label: tag });
  return (
    <FormField id={id} label={label} error={error} hint={kind === 'tag' ? 'A comma or Enter adds one' : 'Shown on cards and in what is shared. A comma or Enter adds one'}>
      {(control) => (
        <ChoiceInput
          control={control}
          label={label}
          chosen={value.map(asChoice)}
          text={text}
          suggestions={suggestions.map(asChoice)}
          onText={setText}
          onChoose={(tag) => onChange(withTags(value, tag, kind))}
          onType={(typed) => onChange(withTags(value, typed, kind))}
          onRemove={(tag) => onChange(value.filter((other) => other !== tag))}
        />
      )}
    </FormField>
  );
}
