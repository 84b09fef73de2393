import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** The way that was taken, choice by choice. */
export function handedIn(
  { scenes }: PlayableOf<'symulacja_v3'>,
  { path }: StateOf<'symulacja_v3'>,
): HandedIn[] {
  return path.map((step) => {
    const scene = scenes.find(({ id }) => id === step.scene)
    const given = scene?.choices.find(({ id }) => id === step.choice)?.text ?? step.choice
    return { sort: 'choice', scene: scene?.title ?? step.scene, given }
  })
}
