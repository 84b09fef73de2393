import { finishStory, readStory, advanceStory } from '#shared/contract/stories.ts'
import { on, type Route } from '#server/http/route.ts'
import { endStory } from './end-story.ts'
import { readOneStory } from './read-story.ts'
import { advanceToStep } from './advance-story.ts'

export const storyRoutes: readonly Route[] = [
  on(readStory, ({ params }, visit) => readOneStory(params.id, visit)),
  on(advanceStory, async ({ params, body }, visit) => {
    await advanceToStep(params.id, body.at, visit)
    return undefined
  }),
  on(finishStory, ({ params, body }, visit) => endStory(params.id, body.key, visit)),
]
