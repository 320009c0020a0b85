import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDebouncedValue } from '../lib/use-debounced-value.ts';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { LibraryField } from './library-field.tsx';
import { Stack } from './stack.ts';

/** Rejects if the browser cannot load the picture. */
async function load(url: string): Promise<true> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return true;
}

type Props = {
  label: string;
  url: string;
  /** Props of the text field with this hint below it. */
  input: (hint: ReactNode) => TextFieldProps;
  onChoose: (url: string) => void;
  /** Title and seed of the drawn picture that is shown without a URL. */
  title: string;
  seed: string;
};

/** The URL of a poster or portrait, chosen from the library or typed. Shows whether it loads. */
export function PictureAddressField({ label, url: typed, input, onChoose, title, seed }: Props) {
  const url = typed.trim();
  const debounced = useDebouncedValue(url, 500);
  const { isSuccess, isError } = useQuery({
    queryKey: ['picture-loads', debounced],
    queryFn: () => load(debounced),
    enabled: debounced !== '',
    gcTime: 0,
  });
  const isChecked = url === debounced;
  const [doesLoad, isBroken] = [isChecked && isSuccess, isChecked && isError];
  const hint = url === '' ? 'Without one a plain picture is shown' : doesLoad ? 'The picture loads' : 'Checking…';
  const field = input(isBroken ? 'This picture does not load. Check the URL.' : hint);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 92px', gap: 16, alignItems: 'start' }}>
      <Stack>
        <LibraryField address={typed} onChoose={(media) => onChoose(media.url)} />
        <TextField label={label} spellCheck={false} {...field} error={field.error === true || isBroken} />
      </Stack>
      <Poster imageUrl={doesLoad ? url : null} title={title} alt="" seed={seed} sizes="92px" />
    </div>
  );
}
