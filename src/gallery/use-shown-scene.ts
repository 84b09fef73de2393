import { useEffect, useMemo } from 'react'
import { readSwitches } from '#shared/domain/switches.ts'
import type { SceneDescription } from '#shared/scene/description.ts'
import { missionScene } from '#src/features/missions/scene.ts'
import { useSceneWords } from '#src/features/missions/use-scene-words.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { missionAt } from './address.ts'
import { desk, useDesk } from './desk.ts'
import { missionFacts } from './mission-facts.ts'

/** The scene of the desk, described as the product would describe it to a player; null while there is none. */
export function useShownScene(): SceneDescription | null {
  const words = useSceneWords(useReasons())
  const adventure = useDesk(({ gallery, place }) =>
    gallery?.adventures.find(({ id }) => id === place?.adventure),
  )
  const mission = useDesk(({ gallery, place }) => missionAt(gallery, place))
  const states = useDesk((state) => state.states)
  const language = useDesk((state) => state.language)
  const assistant = useDesk((state) => state.assistant)
  const weather = useDesk((state) => state.weather)
  const scene = useMemo(() => {
    if (!adventure || !mission) return null
    const switches = readSwitches([
      { configKey: 'snow', configValue: weather.snow },
      { configKey: 'cloud', configValue: weather.clouds },
      { configKey: 'bubbles', configValue: weather.bubbles },
    ])
    return missionScene(missionFacts(adventure, mission, { states, language, assistant }), switches, words)
  }, [adventure, mission, states, language, assistant, weather, words])
  useEffect(() => {
    desk.setState({ elements: scene?.elements ?? [] })
  }, [scene])
  return scene
}
