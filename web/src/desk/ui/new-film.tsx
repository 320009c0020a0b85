import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { type DeskFilm, newFilm } from '@first-show/domain/films/film.schema';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { reloadFilms } from '../lib/queries.ts';
import { commaList, newRelease, releaseInput } from '../lib/release-values.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { useNamesake } from '../lib/use-namesake.ts';
import { AwayLink } from './away-link.tsx';
import { FormDialog } from './form-dialog.tsx';
import { QuietButton } from './quiet-button.tsx';
import { ReleaseFields } from './release-fields.tsx';
import { SwitchWithHint } from './switch-with-hint.tsx';

const EMPTY = { title: '', languages: 'Hindi', releases: [newRelease([])], isPublished: true, isImported: false };
type Values = typeof EMPTY;

/** The API ignores `isImported`, which tells where the editor continues. */
const inputOf = ({ languages, releases, ...rest }: Values) => ({
  ...rest,
  languages: commaList(languages),
  releases: releases.map(releaseInput),
});

type Props = {
  /** The title of a film that a story names. The editor stays with the story. */
  storyTitle?: string;
  onCreated: (id: string, options: { isImported: boolean }) => void;
  onClose: () => void;
};

/** Asks for the least that a film's page needs. The form of all facts may follow. */
export function NewFilm({ storyTitle, onCreated, onClose }: Props) {
  const namesake = useNamesake<BoxOfficeEntry>('Failed to create the film. Please try again.');
  const { existing } = namesake;
  const client = useQueryClient();
  const form = useDeskForm<Values, z.output<typeof newFilm>>({
    initial: { ...EMPTY, title: storyTitle ?? '' },
    draftKey: storyTitle === undefined ? 'new-film-facts' : undefined,
    schema: newFilm,
    toInput: inputOf,
    send: async (film) => {
      const body = { ...film, isNamesake: namesake.isConfirmed.current };
      const { id } = await callStaffApi<DeskFilm>('/api/films', { method: 'POST', body });
      reloadFilms(client);
      onCreated(id, { isImported: form.getValues('isImported') });
    },
    onFailed: namesake.onFailed,
  });
  return (
    <FormDialog title="New film" form={form} submitLabel="Create film" onClose={onClose}>
      <TextField label="Title" required {...form.field('title')} />
      <TextField label="Languages" {...form.field('languages', 'With commas between them, the main one first')} />
      <ReleaseFields
        release={form.watch('releases.0')}
        legend="Release"
        isOnly
        field={(part, hint) => form.field(`releases.0.${part}`, hint)}
        onCheck={(today) => form.setValue('releases.0.checkedOn', today, { shouldDirty: true })}
      />
      <SwitchWithHint
        label="Published"
        hint="Its page is online at once"
        {...form.register('isPublished')}
        checked={form.watch('isPublished')}
      />
      {storyTitle === undefined && (
        <SwitchWithHint
          label="Continue with Wikidata"
          hint="It proposes facts for the form, which you accept one by one"
          {...form.register('isImported')}
          checked={form.watch('isImported')}
        />
      )}
      {existing !== null && (
        <Alert
          severity="warning"
          action={
            <>
              {storyTitle !== undefined && (
                <QuietButton onClick={() => onCreated(existing.id, { isImported: false })}>Use it</QuietButton>
              )}
              <QuietButton onClick={() => void namesake.createAnyway(form.submit)}>Create anyway</QuietButton>
            </>
          }
        >
          <span>There is a film of this name: </span>
          <AwayLink href={deskPaths.filmFacts(existing.id)}>{existing.movieName}</AwayLink>
        </Alert>
      )}
    </FormDialog>
  );
}
