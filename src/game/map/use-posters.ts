import { useEffect } from 'react'
import { MOBILE } from '#shared/domain/mobile.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { compiledScene } from '#src/features/missions/compiled-scene.ts'
import { mayFetchAhead } from '#src/lib/line.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { posterFile } from '#src/stage/art/picture-choice.ts'
import { useStage, type StageState } from '#src/stage/stage-store.ts'

/** Address of the picture on which a mission's scene is entered; null where it has none. */
export function usePoster(node: MissionNode | undefined): string | null {
  const { adventure } = useAdventure()
  const isPhone = useMedia(MOBILE)
  const poster = compiledScene(node, adventure, isPhone)?.poster
  return poster ? posterFile(poster).url : null
}

/** Fetches the poster of the place that is likely to be entered: it is light, and the scene then stands at once. */
export function usePostersAhead(): void {
  const { adventure } = useAdventure()
  const likely = useStage(likelyPlace)
  const poster = usePoster(likely === undefined ? undefined : adventure.missions.get(likely))
  useEffect(() => {
    if (poster === null || !mayFetchAhead()) return
    const image = new Image()
    image.fetchPriority = 'low'
    image.src = poster
  }, [poster])
}

/** Under the pointer or the keyboard, or, when the scene has all that it needs itself, the next to play. */
function likelyPlace({ hovered, focused, status, shown }: StageState): string | undefined {
  const next = status === 'ready' ? shown?.elements.find(({ isNext }) => isNext)?.id : undefined
  return hovered ?? focused ?? next
}
