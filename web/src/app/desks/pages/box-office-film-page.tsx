import { useParams } from 'react-router-dom';
import { FilmEditor } from '../../../features/desk-box-office/film-editor.tsx';
import { useEntries } from '../../../features/desk-box-office/use-entries.ts';

export function Component() {
  const { id = '' } = useParams();
  const { entries } = useEntries();
  // The key remounts the form for another film.
  return <FilmEditor key={id} id={id} entries={entries} />;
}
