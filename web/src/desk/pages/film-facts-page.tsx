import { useParams } from 'react-router-dom';
import { FilmFactsEditor } from '../films/film-facts-editor.tsx';

export function Component() {
  const { id = '' } = useParams();
  // The key remounts the form for another film.
  return <FilmFactsEditor key={id} id={id} />;
}
