import { styled } from '../../shared/ui/styled.ts';
import { paths } from '@first-show/domain/core/paths';
import { Button } from '../../shared/ui/controls/button.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';

const FILMS = 4;
/** The first two films are required. */
const REQUIRED = 2;

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 760,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& label': { ...theme.typography.body2, fontWeight: 600, display: 'grid', gap: 6, minWidth: 0 },
  '& select': {
    font: 'inherit',
    fontWeight: 500,
    width: '100%',
    minHeight: 50,
    padding: '0 12px',
    color: 'inherit',
    backgroundColor: 'var(--fs-palette-background-paper)',
    border: '1.5px solid var(--fs-palette-edge)',
    borderRadius: 4,
  },
  '& button': { justifySelf: 'start' },
}));

/** Chooses up to four films. A plain form, so it works without script. */
export function CompareForm({
  choices,
  chosen,
}: {
  choices: readonly { slug: string; movieName: string }[];
  /** The slug of the film that is chosen already. */
  chosen: string | null;
}) {
  return (
    <Form action={paths.boxOfficeCompare} method="get">
      {Array.from({ length: FILMS }, (_, index) => (
        <label key={index}>
          <span>{index < REQUIRED ? `Film ${index + 1}` : `Film ${index + 1} (optional)`}</span>
          <select name="films" required={index < REQUIRED} defaultValue={index === 0 ? (chosen ?? '') : ''}>
            <option value="">No film</option>
            {choices.map(({ slug, movieName }) => (
              <option key={slug} value={slug} lang={langOf(movieName)}>
                {movieName}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit">Compare</Button>
    </Form>
  );
}
