import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { Trailer } from '@first-show/domain/articles/article.schema';
import { parseTrailer, trailerSiteNames } from '@first-show/domain/articles/trailers';
import { TRAILERS_MAX } from '@first-show/domain/core/limits';
import { Button } from '../../../ui/controls/button.tsx';
import { useArticleField, useEditorForm } from './article-field.tsx';

const Rows = styled('div')({ display: 'grid', gap: 20 });
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

const names = Object.values(trailerSiteNames);
const SITES = `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** The hint below the URL: the trailer's site, once the URL can be parsed. */
function siteHint(url: string): string {
  const parsed = parseTrailer(url);
  if (parsed !== null) return `Plays from ${trailerSiteNames[parsed.site]} when the reader presses play`;
  return url.trim() === '' ? `A video page on ${SITES}` : `This is not a video URL on ${SITES}`;
}

/** The article's trailers: a URL, parsed while typing, and a title each. */
export function TrailersField() {
  const { getFieldState, formState } = useEditorForm();
  const { id, value, onChange } = useArticleField('trailers');
  const errorAt = (path: `trailers.${number}.${keyof Trailer}` | 'trailers') =>
    getFieldState(path, formState).error?.message;
  const error = errorAt('trailers');
  const change = (index: number, part: Partial<Trailer>) =>
    onChange(value.map((trailer, at) => (at === index ? { ...trailer, ...part } : trailer)));
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    document.getElementById(id)?.focus();
  };
  const add = () => {
    onChange([...value, { url: '', title: '' }]);
    setTimeout(() => document.getElementById(`${id}-${value.length}-url`)?.focus());
  };
  return (
    <Rows>
      {value.map((trailer, index) => (
        <Row key={index}>
          <legend>Trailer {index + 1}</legend>
          <TextField
            id={`${id}-${index}-url`}
            label="Trailer URL"
            required
            value={trailer.url}
            onChange={(event) => change(index, { url: event.target.value })}
            error={errorAt(`trailers.${index}.url`) !== undefined}
            helperText={errorAt(`trailers.${index}.url`) ?? siteHint(trailer.url)}
            slotProps={{ htmlInput: { inputMode: 'url' } }}
          />
          <TextField
            id={`${id}-${index}-title`}
            label="Trailer title"
            required
            value={trailer.title}
            onChange={(event) => change(index, { title: event.target.value })}
            error={errorAt(`trailers.${index}.title`) !== undefined}
            helperText={errorAt(`trailers.${index}.title`)}
          />
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
    </Rows>
  );
}
