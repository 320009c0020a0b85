import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { LibraryField } from '../../ui/desk/library-field.tsx';
import { Stack } from '../../ui/desk/stack.ts';
import { Poster } from '../../ui/art/poster.tsx';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 92px',
  gap: 16,
  alignItems: 'start',
});
const SETTLE_MS = 500;

type Check = { url: string; state: 'loads' | 'broken' };

type Props = TextFieldProps & { value: string; title: string; seed: string; onChoose: (url: string) => void };

/**
 * The poster: a picture of the library or another URL, with a preview and a check that it loads.
 * Other props go to the text field.
 */
export function PosterField({ value, title, seed, onChoose, ...field }: Props) {
  const url = value.trim();
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    if (url === '') return undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      const image = new Image();
      image.onload = () => !isGone && setCheck({ url, state: 'loads' });
      image.onerror = () => !isGone && setCheck({ url, state: 'broken' });
      image.src = url;
    }, SETTLE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [url]);
  const state = check?.url === url ? check.state : null;
  const broken = state === 'broken' ? 'This picture does not load. Check the URL.' : undefined;
  const hint =
    url === '' ? 'Without one a plain poster is shown' : state === 'loads' ? 'The picture loads' : 'Checking…';
  return (
    <Row>
      <Stack>
        <LibraryField address={value} onChoose={(media) => onChoose(media.url)} />
        <TextField
          label="Poster URL"
          spellCheck={false}
          {...field}
          error={field.error === true || broken !== undefined}
          helperText={field.helperText ?? broken ?? hint}
        />
      </Stack>
      <Poster imageUrl={state === 'loads' ? url : null} title={title} alt="" seed={seed} sizes="92px" />
    </Row>
  );
}
