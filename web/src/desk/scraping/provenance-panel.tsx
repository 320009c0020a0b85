import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';
import { useQuery } from '@tanstack/react-query';
import { articleLabels } from '../lib/article-labels.ts';
import { provenanceQuery } from '../lib/queries.ts';
import { parseInert } from '../../shared/lib/trusted-types.ts';
import { AwayLink } from '../ui/away-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Panel } from '../ui/panel.tsx';
import { DividedList, Line, Meta, Stack, TextStack } from '../ui/stack.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { hostOf, originNames } from './scraping-labels.ts';

/** The source of each sentence of an imported article. Renders nothing for other articles. */
export function ProvenancePanel({ article }: { article: Record<'id' | 'title' | 'summary' | 'content', string> }) {
  const { isLoadingError, data, error, refetch } = useQuery(provenanceQuery(article.id));
  if (isLoadingError)
    return (
      <Panel title="Sources">
        <LoadFailed what="the sources of this article" error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (data === undefined || (data.credits.length === 0 && data.provenance.length === 0)) return null;
  return (
    <Panel title="Sources">
      <TextStack>
        <Stack as="ul" aria-label="Sources of the article" style={{ listStyle: 'none', padding: 0, gap: 10 }}>
          {data.credits.map((credit) => (
            <li key={credit.storyId}>
              <AwayLink href={credit.url} lang={langOf(credit.title)} style={{ fontWeight: 700 }}>
                {credit.title}
              </AwayLink>
              <Meta as="p">
                <span lang={langOf(credit.name)}>{credit.name}</span>, {hostOf(credit.url)}, imported{' '}
                <RelativeTime iso={credit.at} />
              </Meta>
            </li>
          ))}
        </Stack>
        {traceFields(data.provenance, article).map(({ field, sentences }) => (
          <Stack
            as="section"
            key={field}
            aria-label={`${articleLabels[field]}, sentence by sentence`}
            style={{ gap: 10 }}
          >
            <h3 style={{ fontSize: '1.0625rem' }}>{articleLabels[field]}</h3>
            <DividedList as="ol" sx={{ '& > li': { justifyItems: 'start' } }}>
              {sentences.map(({ sentence, kind, from, isGone }, index) => (
                <li key={index}>
                  <p lang={langOf(sentence)}>{isGone ? <del>{sentence}</del> : sentence}</p>
                  <Line as="span">
                    <Badge tone={kind === 'ours' ? 'neutral' : 'warn'}>{originNames[kind]}</Badge>
                    {from !== null && (
                      <AwayLink href={from.url} lang={langOf(from.name)} style={{ fontWeight: 700 }}>
                        {from.name}
                      </AwayLink>
                    )}
                    {isGone && <Meta as="p">Changed since</Meta>}
                  </Line>
                </li>
              ))}
            </DividedList>
          </Stack>
        ))}
      </TextStack>
    </Panel>
  );
}

/**
 * The sentences that an article had when it was imported, by field, each with its source. `isGone`:
 * the article no longer contains the sentence, because an editor changed it.
 */
export function traceFields(
  provenance: readonly SentenceOrigin[],
  { title, summary, content }: Record<SentenceOrigin['field'], string>,
) {
  const texts = {
    title: comparable(title),
    summary: comparable(summary),
    content: comparable(parseInert(content).textContent),
  };
  return (['title', 'summary', 'content'] as const)
    .map((field) => ({
      field,
      sentences: provenance
        .filter((one) => one.field === field)
        .map((one) => ({ ...one, isGone: !texts[field].includes(comparable(one.sentence)) })),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** Removes white space and makes quotes straight, so that only other differences count. */
const comparable = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, '');
