import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

type Props = {
  current: string;
  choices: readonly string[];
  lang: string | undefined;
  isBlocked: boolean;
  /** The reason why no headline can be used now, or `null`. */
  reason: string | null;
  onTake: (title: string) => void;
};

/** Headlines to choose from, the current one first. */
export function HeadlineChoice({ current, choices, lang, isBlocked, reason, onTake }: Props) {
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const all = [current, ...choices.filter((choice) => choice !== current)];
  const value = chosen !== null && all.includes(chosen) ? chosen : current;
  const isOff = isBlocked || reason !== null || value === current;
  return (
    <FormControl>
      <FormLabel id={`${name}-label`} sx={{ mb: 1, fontSize: '1.0625rem', fontWeight: 700 }}>
        Headline
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${name}-label`}
        name={name}
        value={value}
        onChange={(_event, headline) => setChosen(headline)}
      >
        {all.map((headline, index) => (
          <FormControlLabel
            key={headline}
            value={headline}
            control={<Radio />}
            label={
              <>
                <span lang={lang}>{headline}</span>
                {index === 0 && <VisuallyHidden> (current)</VisuallyHidden>}
              </>
            }
          />
        ))}
      </RadioGroup>
      <Button
        variant="outlined"
        style={{ minHeight: 44, padding: '0 14px', marginTop: 6, alignSelf: 'start' }}
        aria-disabled={isOff}
        onClick={() => !isOff && onTake(value)}
      >
        Use this headline
      </Button>
      {reason !== null && <FormHelperText>{reason}</FormHelperText>}
    </FormControl>
  );
}
