import { styled } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import type { ArticleIdea } from '@first-show/domain/ideas/idea.schema';
import { langOf } from '../../shared/ui/lang-of.ts';
import { categoriesQuery, ideasQuery } from '../lib/queries.ts';
import { sendCopy } from '../lib/unsent-work.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { AwayLink } from '../ui/away-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { DividedList } from '../ui/stack.ts';
import { Sentence } from '../ui/text.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

const Title = styled('h3')({ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.35, overflowWrap: 'anywhere' });
const Proof = styled('ul')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '10px 0 16px',
  paddingLeft: 20,
  color: 'var(--fs-palette-text-secondary)',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& ul': { listStyle: 'none', padding: 0 },
}));

/** Ideas for articles in a category, each with its evidence and a button that starts a draft. */
export function IdeasPanel() {
  const categories = useQuery(categoriesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const slug = chosen ?? categories.data?.[0]?.slug ?? null;
  return (
    <Panel title="Ideas">
      <QueryState query={categories} what="the categories" lines={3} />
      {categories.data !== undefined && slug === null && <Sentence>No categories yet. Add one to get ideas.</Sentence>}
      {categories.data !== undefined && slug !== null && (
        <>
          <SelectField
            label="Ideas for"
            value={slug}
            onChange={(event) => setChosen(event.target.value)}
            options={categories.data.map((category) => [category.slug, category.name])}
            sx={{ maxWidth: 320, mb: 2.5 }}
          />
          <Ideas slug={slug} />
        </>
      )}
    </Panel>
  );
}

function Ideas({ slug }: { slug: string }) {
  const ideas = useQuery(ideasQuery(slug));
  if (ideas.data === undefined) return <QueryState query={ideas} what="the ideas" lines={3} height={96} />;
  if (ideas.data.length === 0)
    return <Sentence role="status">No ideas right now: this category is well covered.</Sentence>;
  return (
    <DividedList sx={{ '& > li': { display: 'block', py: 5 }, '& > li:last-of-type': { pb: 0 } }}>
      {ideas.data.map((idea) => (
        <Idea key={idea.title} idea={idea} />
      ))}
    </DividedList>
  );
}

function Idea({ idea }: { idea: ArticleIdea }) {
  const navigate = useNavigate();
  // The idea becomes the working copy of a new article, which the editor then opens.
  const start = useMutation({
    mutationFn: async () => {
      const articleId = crypto.randomUUID();
      const values = { ...idea.draft, isPublished: false };
      await sendCopy({ articleId, basedOnRevision: null, replaces: null, values });
      await navigate(deskPaths.unsavedArticle(articleId));
    },
    onError: (error) => showFailure('Error', error, 'The draft could not be started. Please try again.'),
  });
  return (
    <li>
      <Title lang={langOf(idea.title)}>{idea.title}</Title>
      <Sentence lang={langOf(idea.angle)} sx={{ mt: 0.75 }}>
        {idea.angle}
      </Sentence>
      <Proof aria-label="Evidence">
        {idea.evidence.map(({ text, links }) => (
          <li key={text}>
            <span lang={langOf(text)}>{text}</span>
            {links.length > 0 && (
              <ul>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <AwayLink href={path} rel="noreferrer" lang={langOf(label)}>
                      {label}
                      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                    </AwayLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>{idea.hashtags.join(' ')}</li>
      </Proof>
      <Button variant="outlined" aria-disabled={start.isPending} onClick={() => !start.isPending && start.mutate()}>
        Start draft<VisuallyHidden>: {idea.title}</VisuallyHidden>
      </Button>
    </li>
  );
}
