import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** The conversation as it was led, reply by reply, and which would have been better. */
export function handedIn(
  _: PlayableOf<'conversation'>,
  { lines, ending }: StateOf<'conversation'>,
): HandedIn[] {
  return lines.flatMap(({ scene, text, choices, chosen }): HandedIn[] => {
    const textOf = (reply: string) => choices.find(({ key }) => key === reply)?.text
    const given = chosen === null ? undefined : textOf(chosen)
    if (given === undefined) return []
    const taken = { sort: 'choice', scene: text, given } as const
    const judged = ending?.review.find((one) => one.scene === scene)
    if (!judged) return [taken]
    const better = judged.better === null ? null : (textOf(judged.better) ?? judged.better)
    return [{ ...taken, better, why: judged.why }]
  })
}
