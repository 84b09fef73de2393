import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { readMadeScenes } from '#shared/contract/content-scenes.ts'
import { EMPTY_SCENE_FILE, readSceneFile } from '#shared/content/preview.ts'
import { draftQuery } from '#src/features/content/queries.ts'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { createAutosave } from '#src/features/scenes/autosave.ts'
import { createDesk } from '#src/features/scenes/desk.ts'
import { createEditStore, storedOf } from '#src/features/scenes/edit-store.ts'
import { readEditor, writeEditor } from '#src/features/scenes/stored.ts'
import { hiddenAtFirst } from '#src/features/scenes/describe.ts'
import { missionFileOf } from '#src/features/scenes/order.ts'
import { sceneFileOf } from '#src/features/scenes/scene-file.ts'
import type { Editor } from '#src/features/scenes/use-editor.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { createTransport } from './transport.ts'

export type Made = NonNullable<Reply<typeof readMadeScenes>['made']>

interface Opening {
  work: DraftWork
  made: Made
  player: string
  mission: string
  isReadOnly: boolean
}

type Parts = Pick<Editor, 'edits' | 'desk' | 'save'>
/** Of those who left while something was on its way: who comes back before it has arrived goes on with it. */
const leaving = new Map<string, Parts>()

/** One editor for as long as its page is open: what was not sent and what can be undone outlives a reload. */
export function useNewEditor({ work, made, player, mission, isReadOnly: isNarrow }: Opening): Editor {
  const client = useQueryClient()
  const { folder } = work.adventure
  const [parts] = useState((): Parts => {
    const left = leaving.get(`${player} ${folder}`)
    if (left) return left
    const stored = readEditor(player, folder)
    const edits = createEditStore(stored?.edits)
    const desk = createDesk(mission, stored?.marks)
    const transport = createTransport(folder, (revision, files) =>
      client.setQueryData(draftQuery(folder).queryKey, { revision, files: [...files] }),
    )
    return { edits, desk, save: createAutosave(edits, transport) }
  })
  const { edits, desk, save } = parts

  useEffect(() => {
    const isSame = () => client.getQueryData(profileQuery.queryKey)?.id === player
    const store = () => {
      // after a logout nothing of a player comes back
      if (!isSame()) return
      const { hidden, locked } = desk.store.getState()
      writeEditor(player, folder, { edits: storedOf(edits.store.getState()), marks: { hidden, locked } })
    }
    const stops = [
      edits.store.subscribe(store),
      desk.store.subscribe((now, before) => {
        if (now.hidden !== before.hidden || now.locked !== before.locked) store()
      }),
    ]
    const end = save.begin(isSame)
    const key = `${player} ${folder}`
    leaving.delete(key)
    return () => {
      leaving.set(key, parts)
      void end().then(() => {
        stops.forEach((stop) => stop())
        if (leaving.get(key) === parts) leaving.delete(key)
      })
    }
  }, [client, parts, edits, desk, save, player, folder])

  const openDesk = useEffectEvent(() => {
    const { scene, said = null } = made.missions.find(({ id }) => id === mission) ?? { scene: null }
    desk.open(mission, scene ? hiddenAtFirst(scene, readSceneFile(said) ?? EMPTY_SCENE_FILE) : [])
  })
  useEffect(() => {
    openDesk()
    for (const file of [sceneFileOf(mission), missionFileOf(mission)]) void save.open(file)
  }, [desk, save, mission])

  const files = work.files
  const see = useEffectEvent(() => save.see(new Map(files?.map(({ path, hash }) => [path, hash]))))
  useEffect(() => {
    if (files) see()
  }, [files])

  const { build } = work.check
  const text = useStore(edits.store, ({ texts }) => texts[sceneFileOf(mission)])
  const isBroken = useMemo(() => text !== undefined && readSceneFile(text) === null, [text])
  const isReadOnly = isNarrow || text === undefined || isBroken
  return useMemo(
    () => ({
      ...{ folder, edits, desk, save, isReadOnly, isBroken },
      ...{ missions: made.missions, rootMission: made.rootMission, languages: made.languages },
      findings: build?.findings ?? [],
      lens: { fit: stageLens.fit, zoomIn: stageActions.zoomIn, zoomOut: stageActions.zoomOut },
    }),
    [folder, edits, desk, save, isReadOnly, isBroken, made, build],
  )
}
