import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRested } from '../../lib/desk/use-rested.ts';
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

/** Whether a picture loads at this address. */
const loads = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
  });

type Props = TextFieldProps & { value: string; title: string; seed: string; onChoose: (url: string) => void };

/**
 * The poster: a picture of the library or another URL, with a preview and a check that it loads.
 * Other props go to the text field.
 */
export function PosterField({ value, title, seed, onChoose, ...field }: Props) {
  const url = value.trim();
  const rested = useRested(url, SETTLE_MS);
  const isChecked = url !== '' && url === rested;
  const { data } = useQuery({
    queryKey: ['picture-loads', rested],
    queryFn: () => loads(rested),
    enabled: isChecked,
    gcTime: 0,
  });
  const doesLoad = isChecked ? data : undefined;
  const broken = doesLoad === false ? 'This picture does not load. Check the URL.' : undefined;
  const hint =
    url === '' ? 'Without one a plain poster is shown' : doesLoad === true ? 'The picture loads' : 'Checking…';
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
      <Poster imageUrl={doesLoad === true ? url : null} title={title} alt="" seed={seed} sizes="92px" />
    </Row>
  );
}
