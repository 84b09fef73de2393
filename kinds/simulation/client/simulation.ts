import { longestPath } from '#shared/domain/longest-path.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { SimulationMove, SimulationPlayable, SimulationState } from '#kinds/simulation/shared/schemas.ts'
import { verdictOfBand } from '#shared/domain/verdicts.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Scene = SimulationPlayable['scenes'][number]
export type Ending = NonNullable<SimulationState['ending']>
export type Path = SimulationState['path']

/** What was chosen first in a scene counts, until the player goes back there; what it was worth, only the server says. */
export const SIMULATION: PlayRule<'symulacja_v3'> = {
  kind: 'symulacja_v3',
  judged: ({ ending, backs = 0 }) =>
    ending ? [{ key: `end ${backs}`, verdict: verdictOfBand(ending.band) }] : [],
  apply(state: SimulationState, { scene, choice, backs = 0 }: SimulationMove) {
    const index = state.path.findIndex((step) => step.scene === scene)
    if (backs < (state.backs ?? 0)) return state
    if (choice === undefined) {
      return index === -1 ? state : { ...state, path: state.path.slice(0, index), backs, ending: null }
    }
    return index === -1 ? { ...state, path: [...state.path, { scene, choice }] } : state
  },
  merge: (before, after) =>
    before.scene === after.scene && isChoice(before) && isChoice(after) && before.backs === after.backs
      ? before
      : null,
}

const isChoice = ({ choice }: SimulationMove): boolean => choice !== undefined

/** The last decision on the path that could have been better; the last of all where each was the best. */
export function decisionToTakeBack({ review }: Ending): string | null {
  return (review.findLast(({ better }) => better !== null) ?? review.at(-1))?.scene ?? null
}

/** Where the player stands after what was chosen. */
export function sceneAfter(scenes: readonly Scene[], path: Path): Scene | undefined {
  let at = scenes[0]
  for (const { scene, choice } of path) {
    const next = at?.id === scene ? at.choices.find(({ id }) => id === choice)?.to : undefined
    if (next === undefined) return at
    at = scenes.find(({ id }) => id === next)
  }
  return at
}

/** The assistant's still, in a scene where nobody else speaks. */
export function assistantIn({ speaker }: Scene, assistant: string | null): string | null {
  return speaker ? null : assistant
}

/** Percent, by the longest way that is left. */
export function progressAt(scenes: readonly Scene[], path: Path, at: Scene): number {
  const nextScenes = new Map(scenes.map(({ id, choices }) => [id, choices.map(({ to }) => to)]))
  return percentDone(path.length, path.length + longestPath(at.id, nextScenes))
}

/** Pictures of all scenes that may still come and of who speaks in them, the next ones first. */
export function picturesAhead(scenes: readonly Scene[], at: Scene): string[] {
  const ahead = [at]
  for (const { choices } of ahead) {
    for (const { to } of choices) {
      const next = scenes.find(({ id }) => id === to)
      if (next && !ahead.includes(next)) ahead.push(next)
    }
  }
  return [
    ...new Set(
      ahead.slice(1).flatMap(({ picture, speaker }) => [picture, ...(speaker ? [speaker.picture] : [])]),
    ),
  ]
}
