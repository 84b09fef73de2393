import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { TEXT_FILE, type readDraftTexts } from '#shared/contract/content-texts.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { parseJsonObject } from '#shared/content/json.ts'
import { isLanguage, LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { orderInTasks } from '#src/features/authoring/order-in.ts'
import type { Authoring } from '#src/features/authoring/use-authoring.ts'
import { draftQuery, sendEdits } from '#src/features/content/queries.ts'
import { fileAddressOf, sendBlob } from '#src/features/content/send-bytes.ts'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { createAutosave } from '#src/outbox/edits/autosave.ts'
import { createDraftStorage } from '#src/outbox/edits/draft-storage.ts'
import { createEditStore } from '#src/outbox/edits/edit-store.ts'
import { tasksOf } from '#src/outbox/edits/stored.ts'
import { createTransport } from '../transport.ts'

export type DraftTexts = Reply<typeof readDraftTexts>

interface Opening {
  work: DraftWork
  texts: DraftTexts
  player: string
}

type Parts = Pick<Authoring, 'edits' | 'save' | 'storage'>
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
  const { edits, save, storage } = parts

  useEffect(() => {
    // after a logout nothing of a player comes back
    const isSame = () => client.getQueryData(profileQuery.queryKey)?.id === player
    const stop = edits.store.subscribe(() => {
      if (isSame()) storage.write(edits.store.getState(), NO_MARKS)
    })
    const end = save.begin(isSame)
    const key = `${player} ${folder}`
    leaving.delete(key)
    return () => {
      leaving.set(key, parts)
      void end().then(() => {
        stop()
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

  const { build } = work.check
  return useMemo(
    () => ({
      ...{ folder, edits, save, storage, files },
      languages: languagesOf(texts),
      addressOf: (path) => fileAddressOf(folder, path, files.get(path) ?? ''),
      bring: async (path, bytes) => {
        const hash = await sendBlob(bytes, {})
        const put = { kind: 'put' as const, path, hash, from: null }
        const { revision, files: after } = await sendEdits(folder, crypto.randomUUID(), [put])
        client.setQueryData(draftQuery(folder).queryKey, { revision, files: after })
      },
      findings: build?.findings ?? [],
      isPlayed: published !== null,
    }),
    [client, folder, edits, save, storage, files, texts, build, published],
  )
}

function begin(client: QueryClient, folder: string, player: string, { files }: DraftTexts): Parts {
  const storage = createDraftStorage(player, tasksOf(folder))
  const edits = createEditStore(storage.found?.edits, orderInTasks)
  for (const { path, hash, text } of files) if (text !== null) edits.take(path, { hash, text })
  const transport = createTransport(folder, (revision, now) =>
    client.setQueryData(draftQuery(folder).queryKey, { revision, files: [...now] }),
  )
  return { edits, storage, save: createAutosave(edits, transport) }
}

/** Of scenes alone. */
const NO_MARKS = { hidden: {}, locked: {} }

/** Those that the adventure names; else those that have words of their own; else all. */
function languagesOf({ files }: DraftTexts): readonly Language[] {
  const own = files.find(({ path }) => path === 'adventure.json')?.text
  const said: unknown = own ? parseJsonObject(own)?.['languages'] : undefined
  const named = Array.isArray(said)
    ? said.filter((one: unknown) => typeof one === 'string').filter(isLanguage)
    : []
  const written = LANGUAGE_CODES.filter((code) =>
    files.some(({ path }) => path.endsWith(`text/${code}.json`)),
  )
  return [named, written, LANGUAGE_CODES].find((codes) => codes.length > 0) ?? LANGUAGE_CODES
}
