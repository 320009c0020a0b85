import { styled } from '@mui/material/styles';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';

const Cards = styled('dl')({ display: 'grid', gap: 12, margin: '24px 0', '@media (min-width:800px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 } });
const Card = styled('div')({ backgroundColor: 'var(--fs-palette-background-paper)', padding: '20px 24px' });
const Label = styled('dt')({ fontWeight: 700, color: 'var(--fs-palette-text-secondary)' });
const Value = styled('dd')(({ theme }) => ({ ...theme.typography.h4, margin: '4px 0 0' }));
const Note = styled('dd')(({ theme }) => ({ ...theme.typography.meta, margin: '4px 0 0', color: 'var(--fs-palette-text-disabled)' }));
const Reason = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: 'var(--fs-palette-text-secondary)', marginTop: 12 }));

const cards = [
  { label: 'Next auto scrape', value: 'Not scheduled', note: 'Every 2 hours, once there is a source' },
  { label: 'Active sources', value: '0', note: 'No source is set up yet' },
  { label: 'AI enhancement', value: 'Enabled', note: 'New drafts get proposals within minutes' },
];

/** What scraping does, and that there is nothing to scrape yet: nothing here pretends to run. */
export function ScrapingOverview() {
  return (
    <>
      <AlertBox>Scraping jobs run automatically every 2 hours. Use manual scraping sparingly to avoid being blocked by sources.</AlertBox>
      <Cards>
        {cards.map(({ label, value, note }) => (
          <Card key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
            <Note>{note}</Note>
          </Card>
        ))}
      </Cards>
      <Button aria-disabled="true" aria-describedby="no-source" sx={{ '&&': { bgcolor: 'raised', color: 'text.disabled' } }}>
        Scrape Now
      </Button>
      <Reason id="no-source">There is nothing to scrape: no source is set up yet.</Reason>
    </>
  );
}
