import { useEffect, useMemo, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { languagesIn } from '#shared/content/languages-in.ts'
import { TEXT_FILE } from '#shared/contract/content-texts.ts'
import { createClearedPlaces } from '#src/features/authoring/cleared-places.ts'
import { orderInTasks } from '#src/features/authoring/order-in.ts'
import type { Authoring } from '#src/features/authoring/use-authoring.ts'
import { fileAddressOf, readFileText } from '#src/features/content/send-bytes.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { answerMoves, filesOf, newWrittenId } from '#src/features/tasks/written-plays.ts'
import { translationHashesQuery, type DraftTranslation } from '#src/features/translations/queries.ts'
import type { Translating } from '#src/features/translations/use-translating.ts'
import { Failure } from '#src/lib/failure.ts'
import { claimAlone } from '#src/lib/sole-page.ts'
import { createAutosave } from '#src/outbox/edits/autosave.ts'
import { createDraftStorage } from '#src/outbox/edits/draft-storage.ts'
import { createEditStore } from '#src/outbox/edits/edit-store.ts'
import { translationsOf } from '#src/outbox/edits/stored.ts'
import { PlayerBeside } from '../tasks/PlayerBeside.tsx'
import { createTextTransport } from './text-transport.ts'

/** What the one page of a browser claims that translates a draft as one player. */
export const claimOfTexts = (player: string, folder: string): string => `translations ${player} ${folder}`

interface Opening {
  folder: string
  translation: DraftTranslation
  player: string
}

type Parts = Pick<Translating, 'edits' | 'save' | 'storage'>
/** Of those who left while something was on its way: who comes back before it has arrived goes on with it. */
const leaving = new Map<string, Parts>()

/** What the texts of a draft are translated with: what was not sent and what can be undone outlives a reload. */
export function useNewTranslating({ folder, translation, player }: Opening): {
  translating: Translating
  authoring: Authoring
} {
  const client = useQueryClient()
  const [parts] = useState((): Parts => {
    const left = leaving.get(`${player} ${folder}`)
    if (left) return left
    const storage = createDraftStorage(player, translationsOf(folder))
    const edits = createEditStore(storage.found?.edits, orderInTasks)
    for (const { path, hash, text } of translation.files) if (text !== null) edits.take(path, { hash, text })
    return { edits, storage, save: createAutosave(edits, createTextTransport(folder)) }
  })
  const { edits, save, storage } = parts

  useEffect(() => {
    const claim = claimAlone(claimOfTexts(player, folder))
    // after a logout nothing of a player comes back, and another page goes on from what it found
    const mayStill = () =>
      claim.store.getState() === 'held' && client.getQueryData(profileQuery.queryKey)?.id === player
    const stop = edits.store.subscribe(() => {
      if (mayStill()) storage.write(edits.store.getState(), NO_MARKS)
    })
    const end = save.begin(mayStill)
    const key = `${player} ${folder}`
    leaving.delete(key)
    return () => {
      if (mayStill()) leaving.set(key, parts)
      void end().then(() => {
        stop()
        claim.release()
        if (leaving.get(key) === parts) leaving.delete(key)
      })
    }
  }, [client, parts, edits, save, storage, player, folder])

  const { data: now } = useQuery({ ...translationHashesQuery(folder), initialData: translation })
  useEffect(() => {
    save.see(new Map(now.files.map(({ path, hash }) => [path, hash])))
    // what a colleague has added
    void save.ready(now.files.filter(({ path }) => TEXT_FILE.test(path)).map(({ path }) => path))
  }, [now, save])

  return useMemo(() => {
    const languages = languagesIn(translation.files)
    const writable = translation.languages ?? languages
    const files = new Map(translation.files.map(({ path, hash }) => [path, hash]))
    return {
      translating: {
        folder,
        ...parts,
        languages,
        writable: writable.filter((one) => languages.includes(one)),
      },
      authoring: {
        ...{ folder, ...parts, files, languages, findings: [], isPlayed: false, player: PLAYER, built: null },
        cleared: NONE_CLEARED,
        addressOf: (path) => fileAddressOf(folder, path, files.get(path) ?? ''),
        // nothing but words is written here
        send: () => Promise.reject(new Failure(-1, folder)),
        replace: (path) => Promise.reject(new Failure(-1, path)),
        readText: (path, signal) => readFileText(folder, path, signal),
      },
    }
  }, [folder, parts, translation])
}

const PLAYER = { Player: PlayerBeside, newId: newWrittenId, answerMoves, filesOf }

const NONE_CLEARED = createClearedPlaces()

/** Of scenes alone. */
const NO_MARKS = { hidden: {}, locked: {} }
