import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { languagesIn } from '#shared/content/languages-in.ts'
import { TEXT_FILE, type readDraftTexts } from '#shared/contract/content-texts.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { createClearedPlaces } from '#src/features/authoring/cleared-places.ts'
import { orderInTasks } from '#src/features/authoring/order-in.ts'
import type { Authoring, BuiltPlayProps } from '#src/features/authoring/use-authoring.ts'
import { draftQuery, sendEdits } from '#src/features/content/queries.ts'
import { fileAddressOf, readFileText, sendBlob } from '#src/features/content/send-bytes.ts'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { atMostEvery } from '#src/lib/at-most-every.ts'
import { latePart } from '#src/lib/late-part.ts'
import { claimAlone } from '#src/lib/sole-page.ts'
import { createAutosave } from '#src/outbox/edits/autosave.ts'
import { createDraftStorage } from '#src/outbox/edits/draft-storage.ts'
import { createEditStore } from '#src/outbox/edits/edit-store.ts'
import { tasksOf } from '#src/outbox/edits/stored.ts'
import { answerMoves, filesOf, newWrittenId } from '#src/features/tasks/written-plays.ts'
import { notingTranslations } from '#src/outbox/edits/noting-translations.ts'
import { createTransport } from '../transport.ts'
import { PlayerBeside } from './PlayerBeside.tsx'

export type DraftTexts = Reply<typeof readDraftTexts>

interface Opening {
  work: DraftWork
  texts: DraftTexts
  player: string
}

/** What the one page of a browser claims that writes the tasks of a draft as one player. */
export const claimOfTasks = (player: string, folder: string): string => `task-editor ${player} ${folder}`

type Parts = Pick<Authoring, 'cleared' | 'edits' | 'save' | 'storage'>
/** Of those who left while something was on its way: who comes back before it has arrived goes on with it. */
const leaving = new Map<string, Parts>()

/** What tasks are written with, as long as a page of it is open: what was not sent and what can be undone outlives a reload. */
export function useNewAuthoring({ work, texts, player }: Opening): Authoring {
  const client = useQueryClient()
  const { folder, published } = work.adventure
  const [parts] = useState((): Parts => {
    const left = leaving.get(`${player} ${folder}`)
    return left ?? begin(client, folder, player, texts)
  })
  const { cleared, edits, save, storage } = parts

  useEffect(() => {
    const claim = claimAlone(claimOfTasks(player, folder))
    // after a logout nothing of a player comes back, and another page goes on from what it found
    const mayStill = () =>
      claim.store.getState() === 'held' && client.getQueryData(profileQuery.queryKey)?.id === player
    // all of what is stored is read and written anew: it must not stand between a letter and its frame
    const storing = atMostEvery(STORED_AFTER_MS, () => {
      if (mayStill()) storage.write(edits.store.getState(), NO_MARKS)
    })
    const stop = edits.store.subscribe(storing.ask)
    addEventListener('pagehide', storing.now)
    const end = save.begin(mayStill)
    const key = `${player} ${folder}`
    leaving.delete(key)
    return () => {
      removeEventListener('pagehide', storing.now)
      storing.now()
      if (mayStill()) leaving.set(key, parts)
      void end().then(() => {
        stop()
        storing.now()
        claim.release()
        if (leaving.get(key) === parts) leaving.delete(key)
      })
    }
  }, [client, parts, edits, save, storage, player, folder])

  const files = useMemo(() => new Map(work.files?.map(({ path, hash }) => [path, hash])), [work.files])
  const see = useEffectEvent(() => {
    save.see(files)
    // what a colleague has added
    void save.ready([...files.keys()].filter((path) => TEXT_FILE.test(path)))
  })
  useEffect(() => {
    if (files.size > 0) see()
  }, [files])

  const adventure = useStore(edits.store, (state) => state.texts['adventure.json'])
  const { build } = work.check
  return useMemo(() => {
    const addressOf = (path: string) => fileAddressOf(folder, path, files.get(path) ?? '')
    const replace = async (path: string, bytes: Blob) => {
      const hash = await sendBlob(bytes, {})
      const edit = { kind: 'put' as const, path, hash, from: files.get(path) ?? null }
      const { revision, files: after } = await sendEdits(folder, crypto.randomUUID(), [edit])
      client.setQueryData(draftQuery(folder).queryKey, { revision, files: after })
    }
    return {
      ...{ folder, cleared, edits, save, storage, files, addressOf },
      languages: languagesIn(
        texts.files.map((file) =>
          file.path === 'adventure.json' ? { ...file, text: adventure ?? file.text } : file,
        ),
      ),
      send: (bytes) => sendBlob(bytes, {}),
      replace,
      readText: (path, signal) => readFileText(folder, path, signal),
      player: PLAYER,
      built: {
        Play: builtPlay,
        buildId: build?.state === 'done' && build.changes !== null ? build.id : null,
      },
      findings: build?.findings ?? [],
      isPlayed: published !== null,
    }
  }, [client, folder, cleared, edits, save, storage, files, texts, adventure, build, published])
}

function begin(client: QueryClient, folder: string, player: string, { files }: DraftTexts): Parts {
  const storage = createDraftStorage(player, tasksOf(folder))
  const edits = notingTranslations(createEditStore(storage.found?.edits, orderInTasks), languagesIn(files))
  for (const { path, hash, text } of files) if (text !== null) edits.take(path, { hash, text })
  const transport = createTransport(folder, (revision, now) =>
    client.setQueryData(draftQuery(folder).queryKey, { revision, files: [...now] }),
  )
  return { cleared: createClearedPlaces(), edits, storage, save: createAutosave(edits, transport) }
}

const PLAYER = { Player: PlayerBeside, newId: newWrittenId, answerMoves, filesOf }

/** Who writes about no book and no package does without. */
const builtPlay = latePart<BuiltPlayProps>(async () => (await import('../built/BuiltBeside.tsx')).BuiltBeside)

/** Of the 2 s that a killed tab may lose. */
const STORED_AFTER_MS = 250

/** Of scenes alone. */
const NO_MARKS = { hidden: {}, locked: {} }
