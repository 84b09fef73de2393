import type { AttemptSample } from '#kinds/define/client.tsx'
import type { TaskKind } from '#kinds/shared.ts'

const FILES = import.meta.glob<AttemptSample>('/kinds/*/client/sample.ts', {
  eager: true,
  import: 'sample',
})

/** An attempt at a task of a kind. @throws a sentence where its folder has none */
export function attemptSample(kind: TaskKind): AttemptSample {
  const sample = Object.values(FILES).find(([playable]) => playable.type === kind)
  if (!sample) throw new Error(`the folder of ${kind} has no client/sample.ts`)
  return sample
}
