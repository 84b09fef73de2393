import type { Story } from '#shared/contract/stories.ts'
import type { PublishedStep } from '#shared/scene/published.ts'
import type { PlayerContext } from '#server/play/player-context.ts'

/** A new version may have fewer steps than the player has seen: then it is the last one. */
export function showStory(
  { words, progress }: PlayerContext,
  missionId: string,
  steps: readonly PublishedStep[],
): Story {
  const { at = 0, isFinished = false } = progress.stories.get(missionId) ?? {}
  return {
    missionId,
    steps: steps.map(({ id, picture }) => {
      const text = words.step(missionId, id)
      return { id, title: text.title, text: text.text, picture, pictureAlt: text.picture }
    }),
    at: Math.min(at, steps.length - 1),
    isFinished,
  }
}
