import { useEffect, useMemo } from 'react'
import { GOODS } from '#shared/domain/goods.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import type { SceneDescription } from '#shared/scene/description.ts'
import { missionScene } from '#src/features/missions/scene.ts'
import { useSceneWords } from '#src/features/missions/use-scene-words.ts'
import { useViewWords } from '#src/features/missions/use-view-words.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { desk, useDesk } from './desk.ts'
import { PROGRESS } from './mission-facts.ts'
import { useShownFacts } from './use-shown-facts.ts'

/** The scene of the desk, described as the product would describe it to a player; null while there is none. */
export function useShownScene(): SceneDescription | null {
  const words = useSceneWords(useReasons())
  const facts = useShownFacts()
  const weather = useDesk((state) => state.weather)
  const progress = useDesk(({ states }) => PROGRESS[states.everything])
  const say = useViewWords()
  const scene = useMemo(() => {
    if (!facts) return null
    const switches = readSwitches([
      { configKey: 'snow', configValue: weather.snow },
      { configKey: 'cloud', configValue: weather.clouds },
      { configKey: 'bubbles', configValue: weather.bubbles },
    ])
    // a designer sees the places of the game and all goods
    const own = { progress, goods: GOODS, hasShop: true, say }
    return missionScene({ ...facts, own }, switches, words)
  }, [facts, weather, words, progress, say])
  useEffect(() => {
    desk.setState({ elements: scene?.elements ?? [] })
  }, [scene])
  return scene
}
