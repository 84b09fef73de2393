import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createLiveStore, liveStateOf, LiveSceneContext, OpenSceneContext, useEditor } from './use-editor.ts'
import { useNames, useStill, useThingList } from './open-scene.ts'

/** Computes the scene that is open once for all that shows it. */
export function SceneProvider({ children }: { children: ReactNode }) {
  const { desk } = useEditor()
  const scenes = useStill()
  const { still } = scenes
  const things = useThingList()
  const nameOf = useNames()
  const open = useMemo(() => ({ liveScene: still, things, nameOf }), [still, things, nameOf])
  const [live] = useState(createLiveStore)
  useLayoutEffect(() => {
    const follow = () => {
      const { wishes } = desk.live.getState()
      live.setState(liveStateOf(still, scenes.with(wishes)), true)
    }
    follow()
    return desk.live.subscribe((now, before) => {
      if (now.wishes !== before.wishes) follow()
    })
  }, [desk, live, scenes, still])
  return (
    <OpenSceneContext value={open}>
      <LiveSceneContext value={live}>{children}</LiveSceneContext>
    </OpenSceneContext>
  )
}
