import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { Poster } from '../../ui/poster.tsx';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 92px', gap: 16, alignItems: 'start' });
const SETTLE_MS = 500;

type Check = { url: string; state: 'loads' | 'broken' };

/** The poster's address with a look at it: whether it loads, and how it will stand on the page. */
export function PosterField({ id, value, title, seed, error, onValue }: { id: string; value: string; title: string; seed: string; error?: string; onValue: (value: string) => void }) {
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
  const broken = state === 'broken' ? 'This picture does not load. Check the address.' : undefined;
  const hint = url === '' ? 'Without one a plain poster is painted.' : state === 'loads' ? 'The picture loads.' : 'Looking at it…';
  return (
    <Row>
      <FormField id={id} label="Poster URL" error={error ?? broken} hint={hint}>
        {(control) => (
          <TextInput {...control} name="imageUrl" inputMode="url" autoComplete="off" spellCheck={false} value={value} onChange={({ target }) => onValue(target.value)} />
        )}
      </FormField>
      <Poster imageUrl={state === 'loads' ? url : null} title={title} alt="" seed={seed} sizes="92px" />
    </Row>
  );
}
