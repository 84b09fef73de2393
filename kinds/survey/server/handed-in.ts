import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Every question with its answer; one that was left out has none. */
export function handedIn({ questions }: PlayableOf<'survey'>, { answers }: StateOf<'survey'>): HandedIn[] {
  return questions.map((asked): HandedIn => {
    const answer = answers.find(({ question }) => question === asked.id)?.value ?? null
    const value = typeof answer === 'number' ? answer : null
    const question = asked.text
    switch (asked.sort) {
      case 'scale': {
        const { sort, min, max, minLabel, maxLabel } = asked
        return { sort, question, value, min, max, minLabel, maxLabel }
      }
      case 'stars':
        return { sort: asked.sort, question, value, starsNumber: asked.starsNumber }
      case 'opinion':
        return { sort: asked.sort, question, text: typeof answer === 'string' ? answer : '' }
    }
  })
}
