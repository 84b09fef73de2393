import { useMemo } from 'react'
import { MOBILE } from '#shared/domain/mobile.ts'
import type { SceneFacts } from '#src/features/missions/scene.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { missionAt } from './address.ts'
import { languageOf, useDesk } from './desk.ts'
import { missionFacts } from './mission-facts.ts'

/** The mission of the desk as the server would describe it to a player; null while there is none. */
export function useShownFacts(): SceneFacts | null {
  const adventure = useDesk(({ gallery, place }) =>
    gallery?.adventures.find(({ id }) => id === place?.adventure),
  )
  const mission = useDesk(({ gallery, place }) => missionAt(gallery, place))
  const states = useDesk((state) => state.states)
  const language = useDesk(languageOf)
  const assistant = useDesk((state) => state.assistant)
  const isPhone = useMedia(MOBILE)
  return useMemo(
    () =>
      adventure && mission
        ? missionFacts(adventure, mission, { states, language, assistant }, isPhone)
        : null,
    [adventure, mission, states, language, assistant, isPhone],
  )
}
