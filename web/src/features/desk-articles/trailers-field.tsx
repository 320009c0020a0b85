import { styled } from '@mui/material/styles';
import type { Trailer } from '@first-show/domain/articles/article.schema';
import { parseTrailer, trailerSiteNames } from '@first-show/domain/articles/trailers';
import { TRAILERS_MAX } from '@first-show/domain/core/limits';
import { Button } from '../../ui/button.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';

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

/** What is said below the address: where it plays, once it can be read. */
function siteHint(url: string): string {
  const parsed = parseTrailer(url);
  if (parsed !== null) return `Plays from ${trailerSiteNames[parsed.site]}, once the reader asks for it`;
  return url.trim() === '' ? `A page on ${SITES}` : `This is no address of a film on ${SITES}`;
}

export type TrailerErrors = readonly ({ url?: string; title?: string } | undefined)[];

/** Trailers beside the text: each with its address, which is read as it is typed, and its title. */
export function TrailersField({ id, value, errors, error, onChange }: { id: string; value: readonly Trailer[]; errors: TrailerErrors; error?: string; onChange: (trailers: Trailer[]) => void }) {
  const change = (index: number, part: Partial<Trailer>) => onChange(value.map((trailer, at) => (at === index ? { ...trailer, ...part } : trailer)));
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
          <FormField id={`${id}-${index}-url`} label="Trailer URL" isRequired error={errors[index]?.url} hint={siteHint(trailer.url)}>
            {(control) => <TextInput {...control} inputMode="url" value={trailer.url} onChange={(event) => change(index, { url: event.target.value })} />}
          </FormField>
          <FormField id={`${id}-${index}-title`} label="Trailer title" isRequired error={errors[index]?.title}>
            {(control) => <TextInput {...control} value={trailer.title} onChange={(event) => change(index, { title: event.target.value })} />}
          </FormField>
          <Button variant="outlined" onClick={() => remove(index)} aria-label={`Remove trailer ${index + 1}`} style={{ justifySelf: 'start' }}>
            Remove
          </Button>
        </Row>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
      {value.length < TRAILERS_MAX && (
        <Button id={id} variant="outlined" onClick={add} style={{ justifySelf: 'start' }}>
          Add a trailer
        </Button>
      )}
    </Rows>
  );
}
