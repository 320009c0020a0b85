import { useParams } from 'react-router-dom';
import { FilmEditor } from '../box-office/film-editor.tsx';

export function Component() {
  const { id = '' } = useParams();
  // The key remounts the form for another film.
  return <FilmEditor key={id} id={id} />;
}
