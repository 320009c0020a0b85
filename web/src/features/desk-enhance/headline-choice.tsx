import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0, '& legend': { padding: 0, marginBottom: 8, fontSize: '1.0625rem', fontWeight: 700 } });
const Option = styled('label')({
  display: 'flex',
  alignItems: 'start',
  gap: 12,
  minHeight: 44,
  padding: '10px 0',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { flex: 'none', width: 22, height: 22, margin: 0, accentColor: 'var(--fs-palette-primary-main)' },
});
const Note = styled('p')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-secondary)', marginTop: 6 }));

/** Headlines to choose from, the present one first. `reason`: why none can be taken now. */
export function HeadlineChoice({
  current,
  choices,
  lang,
  isBlocked,
  reason,
  onTake,
}: {
  current: string;
  choices: readonly string[];
  lang: string | undefined;
  isBlocked: boolean;
  reason: string | null;
  onTake: (title: string) => void;
}) {
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const all = [current, ...choices.filter((choice) => choice !== current)];
  const value = chosen !== null && all.includes(chosen) ? chosen : current;
  const isOff = isBlocked || reason !== null || value === current;
  return (
    <Group>
      <legend>Headline</legend>
      {all.map((headline, index) => (
        <Option key={headline}>
          <input type="radio" name={name} checked={headline === value} onChange={() => setChosen(headline)} />
          <span>
            <span lang={lang}>{headline}</span>
            {index === 0 && <VisuallyHidden> (the present one)</VisuallyHidden>}
          </span>
        </Option>
      ))}
      <Button variant="outlined" style={{ minHeight: 44, padding: '0 14px', marginTop: 6 }} aria-disabled={isOff} onClick={() => !isOff && onTake(value)}>
        Use this headline
      </Button>
      {reason !== null && <Note>{reason}</Note>}
    </Group>
  );
}
