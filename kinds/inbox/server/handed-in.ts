import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Each mail with who it came from, whether it was judged right, and why; the right action stands in that. */
export function handedIn({ mails }: PlayableOf<'inbox'>, { judged }: StateOf<'inbox'>): HandedIn[] {
  return judged.map(({ mail: key, share, explanation }) => {
    const { subject = key, name = '', from = '' } = mails.find((mail) => mail.key === key) ?? {}
    return {
      ...{ sort: 'answer', question: subject, given: [`${name} <${from}>`], right: [] },
      ...{ isRight: share === 1, sureness: null, why: explanation },
    }
  })
}
