import type { TaskText } from '#shared/scene/files.ts'
import {
  backsOf,
  beginBranched,
  betterThan,
  Branched,
  branchProgress,
  branchResult,
  mayGoBack,
  takeBranch,
  walk,
} from '#kinds/define/branching.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import type { SimulationContent, SimulationState } from '../shared/schemas.ts'
import { showScene } from '../shared/show.ts'

type Scene = SimulationContent['scenes'][number]

/**
 * Scenes that branch by what is chosen. Worth the share of the points that its ending brings; from one that could be better the player
 * may go back to a decision, and what is reached then is worth half.
 */
export const rule: TaskRule<'symulacja_v3', Branched> = {
  stored: Branched,
  tries: null,
  clock: null,
  begin: (_, { now }) => beginBranched(now),

  playable: ({ assistant, scenes }, { scenes: words }) => ({
    type: 'symulacja_v3',
    assistant: assistant ?? null,
    scenes: scenes.map((scene) => showScene(scene, words)),
  }),

  take: ({ scenes }, stored, move, { now }) => takeBranch(scenes, stored, move, now),

  show(content, text, stored) {
    const { path: walked, at } = walk(content.scenes, stored)
    const path = walked.map(({ scene, choice }) => ({ scene, choice }))
    const backs = backsOf(stored)
    return {
      type: 'symulacja_v3',
      path,
      ...(backs > 0 && { backs }),
      ending: at?.ending ? reviewOf(content, text, path, at) : null,
    }
  },

  progress: ({ scenes }, stored) => branchProgress(scenes, stored),

  leastSeconds: (content, { scenes: words }, stored) =>
    sumSeconds(
      walk(content.scenes, stored).path.map(({ scene }) =>
        leastSecondsFor(
          words?.[scene]?.title,
          words?.[scene]?.text,
          ...Object.values(words?.[scene]?.answers ?? {}),
        ),
      ),
    ),

  result: ({ scenes }, stored) => branchResult(scenes, stored),
}

function reviewOf(
  { scenes }: SimulationContent,
  { scenes: words }: TaskText,
  path: SimulationState['path'],
  end: Scene,
): SimulationState['ending'] {
  if (!end.ending) return null
  return {
    band: end.ending.band,
    why: words?.[end.id]?.explanation ?? '',
    ...(mayGoBack(end) && { mayGoBack: true }),
    review: path.map(({ scene: id, choice }) => {
      const scene = scenes.find((one) => one.id === id)
      return {
        scene: id,
        better: scene ? betterThan(scene, choice) : null,
        why: words?.[id]?.explanation ?? '',
      }
    }),
  }
}
