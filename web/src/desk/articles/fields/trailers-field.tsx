import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { Trailer } from '@first-show/domain/articles/article.schema';
import { parseTrailer, trailerSiteNames } from '@first-show/domain/articles/trailers';
import { TRAILERS_MAX } from '@first-show/domain/core/limits';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Stack } from '../../ui/stack.ts';
import { controlId } from '../field-errors.ts';
import { useArticleField, useEditorForm } from './article-field.tsx';

const Row = styled('fieldset')({
  margin: 0,
  padding: '0 0 20px',
  border: 0,
  borderBottom: '1px solid var(--fs-palette-divider)',
  minWidth: 0,
  display: 'grid',
  gap: 14,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 700 },
});

const SITES = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(Object.values(trailerSiteNames));

/** The hint below a URL. It names the trailer's site if the URL can be parsed. */
function siteHint(url: string): string {
  const parsed = parseTrailer(url);
  if (parsed !== null) return `Plays from ${trailerSiteNames[parsed.site]} when the reader presses play`;
  return url.trim() === '' ? `A video page on ${SITES}` : `This is not a video URL on ${SITES}`;
}

export function TrailersField() {
  const { getFieldState, formState } = useEditorForm();
  const { value, onChange } = useArticleField('trailers');
  const id = controlId('trailers');
  const errorAt = (path: `trailers.${number}.${keyof Trailer}` | 'trailers') =>
    getFieldState(path, formState).error?.message;
  const error = errorAt('trailers');
  const change = (index: number, part: Partial<Trailer>) =>
    onChange(value.map((trailer, at) => (at === index ? { ...trailer, ...part } : trailer)));
  const text = (index: number, part: keyof Trailer, label: string, hint?: string) => {
    const problem = errorAt(`trailers.${index}.${part}`);
    return (
      <TextField
        id={`${id}-${index}-${part}`}
        label={label}
        required
        value={value[index]?.[part]}
        onChange={(event) => change(index, { [part]: event.target.value })}
        error={problem !== undefined}
        helperText={problem ?? hint}
        slotProps={{ htmlInput: { inputMode: part === 'url' ? 'url' : undefined } }}
      />
    );
  };
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    document.getElementById(id)?.focus();
  };
  const add = () => {
    onChange([...value, { url: '', title: '' }]);
    setTimeout(() => document.getElementById(`${id}-${value.length}-url`)?.focus());
  };
  return (
    <Stack style={{ gap: 20 }}>
      {value.map((trailer, index) => (
        <Row key={index}>
          <legend>Trailer {index + 1}</legend>
          {text(index, 'url', 'Trailer URL', siteHint(trailer.url))}
          {text(index, 'title', 'Trailer title')}
          <Button
            variant="outlined"
            onClick={() => remove(index)}
            aria-label={`Remove trailer ${index + 1}`}
            style={{ justifySelf: 'start' }}
          >
            Remove
          </Button>
        </Row>
      ))}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      {value.length < TRAILERS_MAX && (
        <Button id={id} variant="outlined" onClick={add} style={{ justifySelf: 'start' }}>
          Add a trailer
        </Button>
      )}
    </Stack>
  );
}
