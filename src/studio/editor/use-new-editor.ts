import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { readMadeScenes } from '#shared/contract/content-scenes.ts'
import { EMPTY_SCENE_FILE, readSceneFile } from '#shared/content/preview.ts'
import { draftQuery } from '#src/features/content/queries.ts'
import { fileAddressOf, sendBlob } from '#src/features/content/send-bytes.ts'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { createAutosave } from '#src/outbox/edits/autosave.ts'
import { createDesk, isPromise } from '#src/features/scenes/desk.ts'
import { createDraftStorage, type DraftStorage } from '#src/outbox/edits/draft-storage.ts'
import { createEditStore } from '#src/outbox/edits/edit-store.ts'
import { hiddenAtFirst } from '#src/features/scenes/describe.ts'
import { missionFileOf } from '#src/features/scenes/order.ts'
import { orderInScene, sceneFileOf } from '#src/features/scenes/scene-file.ts'
import { readPicture } from '#src/features/scenes/queries.ts'
import type { Editor } from '#src/features/scenes/use-editor.ts'
import { claimAlone } from '#src/lib/sole-page.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { createTransport } from '../transport.ts'

export type Made = NonNullable<Reply<typeof readMadeScenes>['made']>

interface Opening {
  work: DraftWork
  made: Made
  player: string
  /** As the log of the draft calls the player. */
  playerName: string
  mission: string
  isReadOnly: boolean
  /** This page is the one of its browser that edits the draft; another one only looks at it. */
  isHeld: boolean
}

/** What the one page of a browser claims that edits a draft as one player. */
export const claimOf = (player: string, folder: string): string => `scene-editor ${player} ${folder}`

type Parts = Pick<Editor, 'edits' | 'desk' | 'save'> & { storage: DraftStorage }
/** Of those who left while something was on its way: who comes back before it has arrived goes on with it. */
const leaving = new Map<string, Parts>()

/** One editor for as long as its page is open: what was not sent and what can be undone outlives a reload. */
export function useNewEditor(opening: Opening): Editor {
  const { work, made, player, playerName, mission, isReadOnly: isNarrow, isHeld } = opening
  const client = useQueryClient()
  const { folder } = work.adventure
  const [parts] = useState((): Parts => {
    const left = leaving.get(`${player} ${folder}`)
    if (left && isHeld) return left
    const storage = createDraftStorage(player, folder)
    const edits = createEditStore(isHeld ? storage.found?.edits : {}, () => orderInScene)
    const desk = createDesk(mission, storage.found?.marks)
    const { queryKey } = draftQuery(folder)
    const transport = createTransport(
      folder,
      (revision, files) => client.setQueryData(queryKey, { revision, files: [...files] }),
      () => client.getQueryData(queryKey)?.files,
    )
    return { edits, desk, storage, save: createAutosave(edits, transport) }
  })
  const { edits, desk, save, storage } = parts

  useEffect(() => {
    if (!isHeld) return
    const claim = claimAlone(claimOf(player, folder))
    const mayStill = () =>
      claim.store.getState() === 'held' && client.getQueryData(profileQuery.queryKey)?.id === player
    const store = () => {
      // after a logout nothing of a player comes back, and another page goes on from what it found
      if (!mayStill()) return
      const { hidden, locked } = desk.store.getState()
      storage.write(edits.store.getState(), { hidden, locked })
    }
    const stops = [
      edits.store.subscribe(store),
      desk.store.subscribe((now, before) => {
        if (now.hidden !== before.hidden || now.locked !== before.locked) store()
      }),
    ]
    const end = save.begin(mayStill)
    const key = `${player} ${folder}`
    leaving.delete(key)
    return () => {
      if (mayStill()) leaving.set(key, parts)
      void end().then(() => {
        stops.forEach((stop) => stop())
        claim.release()
        if (leaving.get(key) === parts) leaving.delete(key)
      })
    }
  }, [client, parts, edits, desk, save, storage, player, folder, isHeld])

  const openDesk = useEffectEvent(() => {
    const { scene, said = null } = made.missions.find(({ id }) => id === mission) ?? { scene: null }
    desk.open(mission, scene ? hiddenAtFirst(scene, readSceneFile(said) ?? EMPTY_SCENE_FILE) : [])
  })
  useEffect(() => {
    openDesk()
    void save.open(missionFileOf(mission))
  }, [desk, save, mission])

  const { buildId } = made
  const begun = useRef(buildId)
  useEffect(() => {
    if (begun.current === buildId) return
    begun.current = buildId
    // what was promised for the next check is there, or its findings say why not
    desk.store.setState(({ said }) => ({ said: said && isPromise(said) ? null : said }))
  }, [desk, buildId])

  const isMobile = useStore(desk.store, (state) => state.isMobile)
  const own = made.missions.find(({ id }) => id === mission)
  const sceneFile = (isMobile && own?.mobile?.sceneFile) || sceneFileOf(mission)
  useEffect(() => void save.open(sceneFile), [save, sceneFile])

  const files = work.files
  const see = useEffectEvent(() => save.see(new Map(files?.map(({ path, hash }) => [path, hash]))))
  useEffect(() => {
    if (files) see()
  }, [files])

  const { build, state } = work.check
  const addressOf = useCallback(
    (path: string) => fileAddressOf(folder, path, files?.find((file) => file.path === path)?.hash ?? ''),
    [folder, files],
  )
  const text = useStore(edits.store, ({ texts }) => texts[sceneFile])
  const isBroken = useMemo(() => text !== undefined && readSceneFile(text) === null, [text])
  const isReadOnly = isNarrow || !isHeld || text === undefined || isBroken
  return useMemo(
    () => ({
      ...{ folder, edits, desk, save, storage, isReadOnly, isBroken },
      ...{ missions: made.missions, rootMission: made.rootMission, languages: made.languages },
      files: files?.map(({ path }) => path) ?? [],
      findings: build?.findings ?? [],
      isChecked: state === 'done' || state === 'failed',
      changedBy: (path: string) => {
        const by = files?.find((file) => file.path === path)?.changed.by ?? null
        return by === null || by === playerName ? null : by
      },
      art: {
        send: (file: Blob) => sendBlob(file, {}),
        read: (path: string) => readPicture(addressOf(path)),
        addressOf,
      },
      lens: {
        ...{ fit: stageLens.fit, seen: stageLens.seen },
        ...{ zoomIn: stageActions.zoomIn, zoomOut: stageActions.zoomOut },
      },
    }),
    [
      folder,
      edits,
      desk,
      save,
      storage,
      isReadOnly,
      isBroken,
      made,
      build,
      state,
      files,
      playerName,
      addressOf,
    ],
  )
}
