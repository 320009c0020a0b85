import type { DeskPerson } from '@first-show/domain/people/person.schema';
import type { WikidataProposal } from '@first-show/domain/wikidata/wikidata.schema';
import { type ProposedRow, WikidataDialog } from '../ui/wikidata-dialog.tsx';

/** Fields that Wikidata may propose. */
const FIELDS = ['hindiName', 'jobs', 'born', 'links'] as const;
export type ProposedField = (typeof FIELDS)[number];

type Props = {
  person: DeskPerson;
  labelOf: (field: ProposedField) => string;
  /** A person's facts as the form has them: text for each field. */
  valuesOf: (person: DeskPerson) => Record<ProposedField, string>;
  current: Record<ProposedField, string>;
  onAccept: (field: ProposedField, value: string, source: string) => void;
  onClose: () => void;
};

/** Facts of the person from Wikidata, as proposals for the form. */
export function PersonWikidata({ person, labelOf, valuesOf, current, onAccept, onClose }: Props) {
  const rowsOf = ({ fields }: WikidataProposal): ProposedRow[] =>
    fields.flatMap(({ field: name, after: value, source }) => {
      const field = FIELDS.find((one) => one === name);
      if (field === undefined) return [];
      const after = valuesOf({ ...person, [field]: value } as DeskPerson)[field];
      const accept = () => onAccept(field, after, source);
      return [{ field, label: labelOf(field), before: current[field], after, source, accept }];
    });
  return <WikidataDialog kind="people" id={person.id} name={person.name} rowsOf={rowsOf} onClose={onClose} />;
}
