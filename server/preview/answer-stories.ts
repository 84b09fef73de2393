import { advanceStory, finishStory, readStory } from '#shared/contract/stories.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { PublishedMission, PublishedStep } from '#shared/scene/published.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { showStory } from '#server/modules/stories/show-story.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { inPreview, type Playing, type PreviewCall } from './playing.ts'

interface Story {
  mission: PublishedMission
  steps: readonly PublishedStep[]
}

/** @throws Problem 404 where a mission has no story; 423, with what is missing, while it is locked */
function unlockedStory({ context }: Playing, id: string): Story {
  const mission = context.content.missions.get(id)
  const steps = mission?.steps ?? []
  if (!mission || steps.length === 0) throw notFound()
  const unmet = unmetOfMission(context, id)
  if (unmet.length > 0) throw new Problem(423, 'mission-locked', { unmet })
  return { mission, steps }
}

/** What onboardings and easter eggs tell. */
export const storyCalls: readonly PreviewCall[] = [
  inPreview(readStory, ({ params }, playing) =>
    showStory(playing.context, params.id, unlockedStory(playing, params.id).steps),
  ),
  inPreview(advanceStory, ({ params, body }, playing) => {
    const { steps } = unlockedStory(playing, params.id)
    const { stories } = playing.state
    const before = entryOf(stories, params.id) ?? { at: 0, isFinished: false }
    const at = Math.min(body.at, steps.length - 1)
    if (!before.isFinished && at > before.at)
      playing.change({ ...playing.state, stories: { ...stories, [params.id]: { ...before, at } } })
    return undefined
  }),
  inPreview(finishStory, ({ params }, playing) => {
    const { mission, steps } = unlockedStory(playing, params.id)
    const { state } = playing
    const isFirst = entryOf(state.stories, params.id)?.isFinished !== true
    const { points = 0 } = (isFirst && mission.type === 'easter_egg' && mission.bonus) || {}
    const finished = { at: steps.length - 1, isFinished: true }
    playing.change({
      ...state,
      stories: { ...state.stories, [params.id]: finished },
      points: state.points + points,
    })
    return { points, coins: 0 }
  }),
]
