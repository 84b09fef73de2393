import { useMemo, type ReactNode } from 'react'
import { LiveSceneContext, OpenSceneContext } from './use-editor.ts'
import { useNames, useScenes, useThingList } from './open-scene.ts'

/** Computes the scene that is open once for all that shows it. */
export function SceneProvider({ children }: { children: ReactNode }) {
  const { still, live } = useScenes()
  const things = useThingList()
  const nameOf = useNames()
  const open = useMemo(() => ({ liveScene: still, things, nameOf }), [still, things, nameOf])
  return (
    <OpenSceneContext value={open}>
      <LiveSceneContext value={live}>{children}</LiveSceneContext>
    </OpenSceneContext>
  )
}
