import { finishStory, readStory, turnStory } from '#shared/contract/stories.ts'
import { on, type Route } from '#server/http/route.ts'
import { endStory } from './end-story.ts'
import { readOneStory } from './read-story.ts'
import { turnToStep } from './turn-story.ts'

export const storyRoutes: readonly Route[] = [
  on(readStory, ({ params }, visit) => readOneStory(params.id, visit)),
  on(turnStory, async ({ params, body }, visit) => {
    await turnToStep(params.id, body.at, visit)
    return undefined
  }),
  on(finishStory, ({ params, body }, visit) => endStory(params.id, body.key, visit)),
]
