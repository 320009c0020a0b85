/**
 * The part of Wikidata's API that the import asks, with invented items: a film that the demo does
 * not have, its people and the items that they name.
 */

type Value = string | { id: string } | { time: string; precision: number } | { amount: string; unit: string };
type Statement = { value: Value; character?: string };
type Item = { en: string; hi?: string; description?: string; claims?: Record<string, (Value | Statement)[]> };

const item = (id: string): Value => ({ id });
const day = (text: string): Value => ({ time: `+${text}T00:00:00Z`, precision: 11 });
const minutes = (count: number): Value => ({
  amount: `+${count}`,
  unit: 'http://www.wikidata.org/entity/Q7727',
});

const items: Record<string, Item> = {
  Q900001: {
    en: 'Doosri Baarish',
    hi: 'दूसरी बारिश',
    description: 'film about a lost umbrella',
    claims: {
      P57: [item('Q900010')],
      P161: [
        { value: item('Q900011'), character: 'Stanzin' },
        { value: item('Q900012'), character: 'The umbrella mender' },
      ],
      P86: [item('Q900013')],
      P364: [item('Q900020')],
      P136: [item('Q900021')],
      P577: [day('2027-07-02')],
      P2047: [minutes(131)],
    },
  },
  Q900002: { en: 'Doosri Baarish', description: 'song' },
  Q900010: { en: 'Mandakini Rane', hi: 'मंदाकिनी राणे', claims: { P31: [item('Q5')] } },
  Q900011: {
    en: 'Jigmet Dorje',
    hi: 'जिगमेत दोरजे',
    description: 'actor from Leh',
    claims: {
      P31: [item('Q5')],
      P106: [item('Q900030'), item('Q900031')],
      P569: [day('1991-05-09')],
      P856: ['https://jigmet-dorje.example/'],
      P345: ['nm0000000'],
    },
  },
  Q900012: { en: 'Bhagirathi Nath', claims: { P31: [item('Q5')] } },
  Q900013: { en: 'Imroz Bhatti', claims: { P31: [item('Q5')] } },
  Q900020: { en: 'Hindi' },
  Q900021: { en: 'comedy film' },
  Q900030: { en: 'actor' },
  Q900031: { en: 'radio presenter' },
};

const labelsOf = ({ en, hi }: Item) => ({
  en: { language: 'en', value: en },
  hi: hi === undefined ? { language: 'en', value: en } : { language: 'hi', value: hi },
});

const statementOf = (given: Value | Statement) => {
  const { value, character } = typeof given === 'object' && 'value' in given ? given : { value: given };
  const qualifiers = character === undefined ? {} : { P4633: [{ datavalue: { value: character } }] };
  return { rank: 'normal', mainsnak: { datavalue: { value } }, qualifiers };
};

const entityOf = (id: string) => {
  const item = items[id];
  if (item === undefined) return { id, missing: '' };
  const claims = Object.entries(item.claims ?? {}).map(([property, values]) => [property, values.map(statementOf)]);
  return { id, labels: labelsOf(item), claims: Object.fromEntries(claims) as object };
};

/** The answer to a query of the API, as JSON. */
export function wikidataJson(query: URLSearchParams): string {
  if (query.get('action') === 'wbgetentities') {
    const ids = (query.get('ids') ?? '').split('|');
    return JSON.stringify({ entities: Object.fromEntries(ids.map((id) => [id, entityOf(id)])) });
  }
  const search = (query.get('search') ?? '').toLowerCase();
  const found = Object.entries(items).filter(
    ([id, { en, hi }]) => id.toLowerCase() === search || [en, hi ?? ''].some((name) => name.toLowerCase() === search),
  );
  return JSON.stringify({ search: found.map(([id, { en, description }]) => ({ id, label: en, description })) });
}
