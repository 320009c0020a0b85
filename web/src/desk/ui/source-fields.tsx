import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { SOURCE_MAX } from '@first-show/domain/core/fact-sources';
import { MoreDetails } from './more-details.ts';
import { FieldGrid } from './stack.ts';

type Props<Fact extends string> = {
  /** The facts of the form that have a value. Others need no source. */
  facts: readonly Fact[];
  labelOf: (fact: Fact) => string;
  sources: Record<Fact, string>;
  input: (fact: Fact) => TextFieldProps;
};

/** Fields for the sources of single facts, folded away: most facts come from one source. */
export function SourceFields<Fact extends string>({ facts, labelOf, sources, input }: Props<Fact>) {
  if (facts.length === 0) return null;
  const count = facts.filter((fact) => sources[fact].trim() !== '').length;
  return (
    <MoreDetails>
      <summary>{count === 0 ? 'Sources of single facts' : `Sources of single facts: ${count}`}</summary>
      <FieldGrid sx={{ pt: 2 }}>
        {facts.map((fact) => (
          <TextField
            key={fact}
            size="small"
            label={`Source: ${labelOf(fact)}`}
            slotProps={{ htmlInput: { maxLength: SOURCE_MAX } }}
            {...input(fact)}
          />
        ))}
      </FieldGrid>
    </MoreDetails>
  );
}
