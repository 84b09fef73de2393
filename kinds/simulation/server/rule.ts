import * as z from 'zod/mini'
import { longestPath } from '#shared/domain/longest-path.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { SimulationContent, SimulationState } from '../shared/schemas.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'

type Scene = SimulationContent['scenes'][number]

const Stored = z.object({ path: z.array(z.object({ scene: z.string(), choice: z.string() })) })
type Stored = z.infer<typeof Stored>

/** Scenes that branch by what is chosen, without a way back. Worth the share of the points that its ending brings. */
export const rule: TaskRule<'symulacja_v3', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: () => ({ path: [] }),

  playable: ({ assistant, scenes }, { scenes: words }) => ({
    type: 'symulacja_v3',
    assistant: assistant ?? null,
    scenes: scenes.map(({ id, picture, speaker, choices = [] }) => ({
      id,
      picture,
      title: words?.[id]?.title ?? id,
      text: words?.[id]?.text ?? '',
      ...(speaker !== undefined && { speaker: { name: words?.[id]?.speaker ?? '', picture: speaker } }),
      choices: choices.map((choice) => ({ ...choice, text: words?.[id]?.answers?.[choice.id] ?? choice.id })),
    })),
  }),

  take(content, stored, { scene, choice }) {
    const { path, at } = walk(content, stored)
    const before = path.find((step) => step.scene === scene)
    if (before) return before.choice === choice ? stored : 'already-answered'
    const meant = content.scenes.find(({ id }) => id === scene)
    if (!meant?.choices?.some(({ id }) => id === choice)) return 'unknown'
    if (at?.id !== scene) return 'out-of-order'
    return { path: [...path, { scene, choice }] }
  },

  show(content, text, stored) {
    const { path, at } = walk(content, stored)
    return { type: 'symulacja_v3', path, ending: at?.ending ? reviewOf(content, text, path, at) : null }
  },

  progress(content, stored) {
    const { path, at } = walk(content, stored)
    const nextScenes = new Map(
      content.scenes.map(({ id, choices = [] }) => [id, choices.map(({ to }) => to)]),
    )
    return percentDone(path.length, path.length + longestPath(at?.id ?? '', nextScenes))
  },

  leastSeconds: (content, { scenes: words }, stored) =>
    sumSeconds(
      walk(content, stored).path.map(({ scene }) =>
        leastSecondsFor(
          words?.[scene]?.title,
          words?.[scene]?.text,
          ...Object.values(words?.[scene]?.answers ?? {}),
        ),
      ),
    ),

  result(content, stored) {
    const ending = walk(content, stored).at?.ending
    return ending ? { share: ending.score / 100, score: null, ending: ending.band, isPassed: true } : null
  },
}

/** As far as the way exists: a new version may have taken some of it away. */
function walk(
  { scenes }: SimulationContent,
  { path }: Stored,
): { path: Stored['path']; at: Scene | undefined } {
  const walked: Stored['path'] = []
  let at = scenes[0]
  for (const step of path) {
    const choice = at?.id === step.scene ? at.choices?.find(({ id }) => id === step.choice) : undefined
    if (!choice) break
    walked.push(step)
    at = scenes.find(({ id }) => id === choice.to)
  }
  return { path: walked, at }
}

function reviewOf(
  { scenes }: SimulationContent,
  { scenes: words }: TaskText,
  path: Stored['path'],
  end: Scene,
): SimulationState['ending'] {
  if (!end.ending) return null
  return {
    band: end.ending.band,
    why: words?.[end.id]?.explanation ?? '',
    review: path.map(({ scene, choice }) => {
      const best = scenes.find(({ id }) => id === scene)?.best
      const better = best === undefined || best === choice ? null : best
      return { scene, better, why: words?.[scene]?.explanation ?? '' }
    }),
  }
}
