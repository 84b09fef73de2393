import * as z from 'zod/mini'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import type { Band } from '#shared/domain/bands.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import { longestPath } from '#shared/domain/longest-path.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { secondsBetween } from './pace.ts'
import type { Result } from './rule.ts'

/** A scene of what branches: either it leads on by choices, or it ends there. */
export interface BranchScene {
  id: string
  choices?: readonly { id: string; to: string }[] | undefined
  /** The choice that would have been the best. */
  best?: string | undefined
  /** `score`: percent of the points. */
  ending?: { band: Band; score: number } | undefined
}

const Step = z.object({
  scene: z.string(),
  choice: z.string(),
  /** In the scene until then, rounded; absent where nothing is known of them. */
  seconds: z.optional(z.number()),
})

/** What is stored of an attempt that branches, by ids. */
export const Branched = z.object({
  path: z.array(Step),
  /** The first choice of each scene from which the player went back; absent where never, and in what was stored before it was noted. */
  firsts: z.optional(z.array(Step)),
  /** The endings from which the player went back to a decision, in their order; absent where never. */
  ends: z.optional(z.array(z.string())),
  /** When the scene was reached where the player stands, in ms since 1970; absent in what was stored before it was noted. */
  since: z.optional(z.number()),
})
export type Branched = z.infer<typeof Branched>

/** What an ending is worth that was reached after going back, of what it brings at once (decision 149). */
const SHARE_AFTER_BACK = 0.5

export const beginBranched = (now: Date): Branched => ({ path: [], since: now.getTime() })

/** How often the player went back from an end. */
export const backsOf = ({ ends = [] }: Branched): number => ends.length

/** As far as the way exists: a new version may have taken some of it away. */
export function walk<Scene extends BranchScene>(
  scenes: readonly Scene[],
  { path }: Branched,
): { path: Branched['path']; at: Scene | undefined } {
  const walked: Branched['path'] = []
  let at = scenes[0]
  for (const step of path) {
    const choice = at?.id === step.scene ? at.choices?.find(({ id }) => id === step.choice) : undefined
    if (!choice) break
    walked.push(step)
    at = scenes.find(({ id }) => id === choice.to)
  }
  return { path: walked, at }
}

interface BranchMove {
  scene: string
  /** Undefined: back from an end to the decision in this scene. */
  choice?: string | undefined
  /** How often the player had gone back before, or goes back with it. */
  backs?: number | undefined
}

/** Chooses in a scene, or goes back to one; either may come again and changes nothing then. */
export function takeBranch(
  scenes: readonly BranchScene[],
  stored: Branched,
  { scene, choice, backs = 0 }: BranchMove,
  now: Date,
): Branched | MoveRefusal {
  const times = backsOf(stored)
  if (choice === undefined) return goBack(scenes, stored, scene, backs)
  // it was chosen before the player went back, and comes once more
  if (backs < times) return stored
  if (backs > times) return 'out-of-order'
  const { path, at } = walk(scenes, stored)
  const before = path.find((step) => step.scene === scene)
  if (before) return before.choice === choice ? stored : 'already-answered'
  const meant = scenes.find(({ id }) => id === scene)
  if (!meant?.choices?.some(({ id }) => id === choice)) return 'unknown'
  if (at?.id !== scene) return 'out-of-order'
  const seconds = secondsBetween(stored.since, now.getTime())
  const step = { scene, choice, ...(seconds !== null && { seconds }) }
  return { ...stored, path: [...path, step], since: now.getTime() }
}

function goBack(
  scenes: readonly BranchScene[],
  stored: Branched,
  scene: string,
  times: number,
): Branched | 'unknown' | 'out-of-order' {
  const { ends = [] } = stored
  if (times <= ends.length) return stored
  const { path, at } = walk(scenes, stored)
  const index = path.findIndex((step) => step.scene === scene)
  if (index === -1) return 'unknown'
  if (times !== ends.length + 1 || !at || !mayGoBack(at)) return 'out-of-order'
  return { path: path.slice(0, index), firsts: firstsOf(path, stored), ends: [...ends, at.id] }
}

/** It ended, and could have ended better. */
export const mayGoBack = ({ ending }: BranchScene): boolean => ending !== undefined && ending.score < 100

/** What was chosen first in each scene, in the order in which they were first left. @param path as far as the way exists */
function firstsOf(path: Branched['path'], { firsts = [] }: Branched): Branched['path'] {
  return [...firsts, ...path.filter(({ scene }) => !firsts.some((first) => first.scene === scene))]
}

/** Percent, by the longest way that is left. */
export function branchProgress(scenes: readonly BranchScene[], stored: Branched): number {
  const { path, at } = walk(scenes, stored)
  const nextScenes = new Map(scenes.map(({ id, choices = [] }) => [id, choices.map(({ to }) => to)]))
  return percentDone(path.length, path.length + longestPath(at?.id ?? '', nextScenes))
}

/** The share of its ending; what is reached after going back is worth half, and the best of all counts. */
export function branchResult(scenes: readonly BranchScene[], stored: Branched): Result | null {
  const ending = walk(scenes, stored).at?.ending
  if (!ending) return null
  const shares = [...endsBefore(scenes, stored), ending].map(({ score }) => score / 100)
  const [first = 0, ...later] = shares
  const share = Math.max(first, ...later.map((one) => one * SHARE_AFTER_BACK))
  return { share, score: null, ending: ending.band, isPassed: true }
}

/** What those endings are worth from which the player went back; one that a new version took away is worth nothing. */
function endsBefore(scenes: readonly BranchScene[], { ends = [] }: Branched): { score: number }[] {
  return ends.map((id) => scenes.find((scene) => scene.id === id)?.ending ?? { score: 0 })
}

/** The better choice of a decision; null where the best was taken. */
export function betterThan({ best }: BranchScene, choice: string): string | null {
  return best === undefined || best === choice ? null : best
}

/** What was chosen first in each scene that was reached; right is the best choice. The last one is open where the story was left. */
export function branchAnswers(scenes: readonly BranchScene[], stored: Branched): ItemAnswer[] {
  const { path, at } = walk(scenes, stored)
  const chosen = firstsOf(path, stored).flatMap(({ scene: id, choice, seconds = null }): ItemAnswer[] => {
    const scene = scenes.find((one) => one.id === id)
    if (!scene?.choices?.some((one) => one.id === choice)) return []
    return [{ id, answers: [choice], isRight: choice === scene.best, sureness: null, seconds }]
  })
  return at?.choices && !chosen.some(({ id }) => id === at.id)
    ? [...chosen, { id: at.id, answers: [], isRight: false, sureness: null, seconds: null }]
    : chosen
}
