import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { provenanceQuery } from '../../lib/desk/queries.ts';
import { AwayLink } from '../../ui/desk/away-link.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { DividedList, Line, Meta, TextStack } from '../../ui/desk/stack.ts';
import { langOf } from '../../ui/lang-of.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { traceFields, type TracedSentence } from './provenance.ts';
import { hostOf, originFields, originNames } from './scraping-labels.ts';

const Credits = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 });
const Field = styled('section')({ display: 'grid', gap: 10 });
const SubTitle = styled('h3')({ fontSize: '1.0625rem', fontWeight: 700, margin: 0 });
const Away = styled(AwayLink)({ fontWeight: 700 });

type Props = { article: { id: string; title: string; summary: string; content: string } };

/**
 * The sources of an imported article, sentence by sentence. Renders nothing for an article of our
 * own.
 */
export function ProvenancePanel({ article }: Props) {
  const { isLoadingError, data, error, refetch } = useQuery(provenanceQuery(article.id));
  if (isLoadingError)
    return (
      <Panel title="Sources">
        <LoadFailed what="the sources of this article" error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (data === undefined || (data.credits.length === 0 && data.provenance.length === 0)) return null;
  const fields = traceFields(data.provenance, article);
  return (
    <Panel title="Sources">
      <TextStack>
        <Credits aria-label="Sources of the article">
          {data.credits.map((credit) => (
            <li key={credit.storyId}>
              <Away href={credit.url} lang={langOf(credit.title)}>
                {credit.title}
              </Away>
              <Meta as="p">
                <span lang={langOf(credit.name)}>{credit.name}</span>, {hostOf(credit.url)}, imported{' '}
                <RelativeTime iso={credit.at} />
              </Meta>
            </li>
          ))}
        </Credits>
        {fields.map(({ field, sentences }) => (
          <Field key={field} aria-label={`${originFields[field]}, sentence by sentence`}>
            <SubTitle>{originFields[field]}</SubTitle>
            <DividedList as="ol" sx={{ '& > li': { justifyItems: 'start' } }}>
              {sentences.map((sentence, index) => (
                <Sentence key={index} sentence={sentence} />
              ))}
            </DividedList>
          </Field>
        ))}
      </TextStack>
    </Panel>
  );
}

function Sentence({ sentence: { sentence, kind, from, isGone } }: { sentence: TracedSentence }) {
  return (
    <li>
      <p lang={langOf(sentence)}>{isGone ? <del>{sentence}</del> : sentence}</p>
      <Line as="span">
        <Badge tone={kind === 'ours' ? 'neutral' : 'warn'}>{originNames[kind]}</Badge>
        {from !== null && (
          <Away href={from.url} lang={langOf(from.name)}>
            {from.name}
          </Away>
        )}
        {isGone && <Meta as="p">Changed since</Meta>}
      </Line>
    </li>
  );
}
