import { useEffect, useMemo, useState } from 'react'
import { createDescriber } from '#src/features/scenes/describe.ts'
import { useDesk, useEditor, useMission, useNameOf, useLiveScene } from '#src/features/scenes/use-editor.ts'
import { useStageMount } from '#src/shell/StageMount.tsx'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useScene } from '#src/stage/use-scene.ts'

/** Shows the scene that is open on the stage, as it is just being made. */
export function SceneFeed() {
  useStageMount()
  const { folder } = useEditor()
  const mission = useMission()
  const liveScene = useLiveScene()
  const nameOf = useNameOf()
  const shownAs = useDesk((state) => state.shownAs)
  const hidden = useDesk((state) => state.hidden[state.mission]) ?? NONE
  const [describe] = useState(createDescriber)
  const scene = useMemo(
    () =>
      mission && liveScene
        ? describe({
            ...{
              id: `make ${folder} ${mission.id}`,
              name: mission.id,
              layout: liveScene.layout,
              shownAs,
              hidden,
            },
            nameOf: (id) => nameOf({ sort: 'elements', id }),
          })
        : null,
    [describe, folder, mission, liveScene, shownAs, hidden, nameOf],
  )
  useScene(scene, stayHere)
  useEffect(() => {
    stageActions.setEdited(true)
    return () => stageActions.setEdited(false)
  }, [])
  return null
}

function stayHere(): void {}

const NONE: readonly string[] = []
