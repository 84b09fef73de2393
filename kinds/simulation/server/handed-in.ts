import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** The way that was taken, choice by choice, and which would have been better. */
export function handedIn(
  { scenes }: PlayableOf<'symulacja_v3'>,
  { path, ending }: StateOf<'symulacja_v3'>,
): HandedIn[] {
  return path.map((step) => {
    const scene = scenes.find(({ id }) => id === step.scene)
    const textOf = (choice: string) => scene?.choices.find(({ id }) => id === choice)?.text ?? choice
    const taken = { sort: 'choice', scene: scene?.title ?? step.scene, given: textOf(step.choice) } as const
    const judged = ending?.review.find((one) => one.scene === step.scene)
    return judged
      ? { ...taken, better: judged.better === null ? null : textOf(judged.better), why: judged.why }
      : taken
  })
}
