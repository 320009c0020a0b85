import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { type DeskFilm, newFilm } from '@first-show/domain/films/film.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { withReason } from '../lib/with-reason.ts';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { SwitchWithHint } from '../ui/switch-with-hint.tsx';
import { commaList, nextRelease, releaseInput } from './facts-values.ts';
import { reloadFilms } from './film-api.ts';
import { dateHint } from './releases-panel.tsx';

const EMPTY = { title: '', languages: 'Hindi', releases: [nextRelease([])], isPublished: true };
type Values = typeof EMPTY;

const inputOf = ({ languages, releases, ...rest }: Values) => ({
  ...rest,
  languages: commaList(languages),
  releases: releases.map(releaseInput),
});

type Props = { onCreated: (id: string) => void; onClose: () => void };

/** Asks for the least that a film's page needs. The form of all facts follows. */
export function NewFilm({ onCreated, onClose }: Props) {
  const [existing, setExisting] = useState<Pick<BoxOfficeEntry, 'id' | 'movieName'> | null>(null);
  /** The editor confirmed that the new film is not the existing one of that name. */
  const isNamesake = useRef(false);
  const client = useQueryClient();
  const form = useDeskForm<Values, z.output<typeof newFilm>>({
    initial: EMPTY,
    draftKey: 'new-film-facts',
    schema: newFilm,
    toInput: inputOf,
    send: async (film) => {
      const body = { ...film, isNamesake: isNamesake.current };
      const { id } = await callStaffApi<DeskFilm>('/api/films', { method: 'POST', body });
      reloadFilms(client);
      onCreated(id);
    },
    onFailed: async (error): Promise<void> => {
      const known = currentOf<BoxOfficeEntry>(error, 'existing');
      if (known !== null) return setExisting(known);
      const description = withReason('Failed to create the film. Please try again.', error);
      showToast({ tone: 'error', title: 'Error', description });
    },
  });
  const addAnyway = async () => {
    isNamesake.current = true;
    await form.submit();
    isNamesake.current = false;
  };
  return (
    <FormDialog title="New film" form={form} submitLabel="Create film" onClose={onClose}>
      <TextField label="Title" required {...form.field('title')} />
      <TextField label="Languages" {...form.field('languages', 'With commas between them, the main one first')} />
      <TextField
        label="Release date in cinemas"
        {...form.field('releases.0.date', dateHint(form.watch('releases.0.date')))}
      />
      <SwitchWithHint
        label="Published"
        hint="Its page is online at once"
        {...form.register('isPublished')}
        checked={form.watch('isPublished')}
      />
      {existing !== null && (
        <Alert severity="warning" action={<QuietButton onClick={() => void addAnyway()}>Create anyway</QuietButton>}>
          <span>There is a film of this name: </span>
          <TextLink to={deskPaths.filmFacts(existing.id)} style={{ textDecoration: 'underline' }}>
            {existing.movieName}
          </TextLink>
        </Alert>
      )}
    </FormDialog>
  );
}
