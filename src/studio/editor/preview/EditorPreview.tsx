import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '#shared/scene/layout.ts'
import { idOf } from '#shared/scene/first-names.ts'
import { elementsOf } from '#src/features/scenes/describe.ts'
import { nameIn } from '#src/features/scenes/names.ts'
import { useEditor, useMission } from '#src/features/scenes/use-editor.ts'
import { ScenePreview } from '#src/features/previews/ScenePreview.tsx'
import { usePreviewChoice } from '#src/features/previews/store.ts'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import type { Made } from '../use-new-editor.ts'

/** The mission that is open in the game itself, over the scene as it is made. */
export function EditorPreview({ made }: { made: Made }) {
  const { i18n } = useTranslation()
  const { folder } = useEditor()
  const mission = useMission()
  const { moved, buildId } = made
  const isPhone = usePreviewChoice(({ device }) => device === 'phone')
  const own = made.missions.find((one) => one.id === mission?.id)
  const scene = (isPhone && own?.mobile?.scene) || own?.scene
  const outlines = useMemo(
    () =>
      new Map(
        (scene ? elementsOf(scene) : []).map(({ id, hit, picture: { box } }) => [
          idOf(id, moved),
          hit.map(({ x, y }): Point => ({ x: (x - box.x) / box.width, y: (y - box.y) / box.height })),
        ]),
      ),
    [scene, moved],
  )
  useCoveredStage()
  if (!mission) return null
  const { id, type, names } = mission
  return (
    <ScenePreview
      key={id}
      folder={folder}
      buildId={buildId}
      mission={{ id, type, name: nameIn(names, i18n.language, id) }}
      playedId={idOf(id, moved)}
      outlines={outlines}
    />
  )
}
