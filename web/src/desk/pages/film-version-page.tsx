import { useParams } from 'react-router-dom';
import { VersionEditor } from '../box-office/version-editor.tsx';

export function Component() {
  const { id = '', version = '' } = useParams();
  // The key remounts the form for another version.
  return <VersionEditor key={`${id} ${version}`} id={id} versionId={version} />;
}
