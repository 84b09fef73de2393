import { FEWEST_ENDINGS } from '../shared/schemas.ts'
import type { Scene } from './read-scenes.ts'

/** What is wrong with where the choices lead; ids of scenes. */
export interface BranchFindings {
  /** They have neither choices nor an end. */
  open: readonly string[]
  /** A choice leads to what is not there. */
  astray: readonly { scene: string; choice: string }[]
  /** Each from the scene that is come back to, round to it. */
  loops: readonly (readonly string[])[]
  unreached: readonly string[]
  /** How many endings are still to be written. */
  missingEndings: number
}

/** The same faults as the check of the draft finds, as long as they are written. */
export function checkBranches(scenes: readonly Scene[]): BranchFindings {
  const ids = new Set(scenes.map(({ id }) => id))
  const { reached, loops } = follow(scenes)
  const endings = scenes.filter(({ ending }) => ending).length
  return {
    open: scenes.filter(({ choices = [], ending }) => choices.length === 0 && !ending).map(({ id }) => id),
    astray: scenes.flatMap(({ id, choices = [] }) =>
      choices.filter(({ to }) => !ids.has(to)).map((choice) => ({ scene: id, choice: choice.id })),
    ),
    loops,
    unreached: scenes.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
    missingEndings: Math.max(0, FEWEST_ENDINGS - endings),
  }
}

interface Followed {
  reached: ReadonlySet<string>
  loops: string[][]
  /** Steps from the first scene, by the longest way. */
  depths: ReadonlyMap<string, number>
}

/** Goes every way from the first scene; where one comes back it stops. */
function follow(scenes: readonly Scene[]): Followed {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]))
  const reached = new Set<string>()
  const loops = new Map<string, string[]>()
  const inOrder: string[] = []
  const back = new Set<string>()
  function visit(id: string, path: readonly string[]): void {
    reached.add(id)
    for (const { to } of byId.get(id)?.choices ?? []) {
      const place = [...path, id].indexOf(to)
      if (place >= 0) {
        const loop = [...path, id].slice(place)
        loops.set(loop.join(' '), loop)
        back.add(`${id} ${to}`)
      } else if (byId.has(to) && !reached.has(to)) visit(to, [...path, id])
    }
    inOrder.unshift(id)
  }
  const [first] = scenes
  if (first) visit(first.id, [])
  const depths = new Map(first ? [[first.id, 0]] : [])
  for (const id of inOrder) {
    for (const { to } of byId.get(id)?.choices ?? []) {
      if (back.has(`${id} ${to}`) || !byId.has(to)) continue
      depths.set(to, Math.max(depths.get(to) ?? 0, (depths.get(id) ?? 0) + 1))
    }
  }
  return { reached, loops: [...loops.values()], depths }
}

/** Where a scene stands in the picture of the branches, in cells: `row` down, `column` from the left, which may be half of one. */
export interface Placed {
  scene: Scene
  row: number
  column: number
}

/** From the first scene down, each below all that lead to it; those that nothing leads to come last. */
export function placeScenes(scenes: readonly Scene[]): {
  placed: readonly Placed[]
  columns: number
  rows: number
} {
  const { depths } = follow(scenes)
  const deepest = Math.max(0, ...depths.values())
  const rows: Scene[][] = []
  for (const scene of scenes) {
    const row = depths.get(scene.id) ?? deepest + 1
    const others = (rows[row] ??= [])
    others.push(scene)
  }
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const before = new Map<string, number>()
  const placed = rows.flatMap((row, index) =>
    byParents(row, scenes, before).map((scene, at): Placed => {
      const column = at + (columns - row.length) / 2
      before.set(scene.id, column)
      return { scene, row: index, column }
    }),
  )
  return { placed, columns, rows: rows.length }
}

/** Those of one row in the order of what leads to them, so that few lines cross. */
function byParents(
  row: readonly Scene[],
  scenes: readonly Scene[],
  columns: ReadonlyMap<string, number>,
): Scene[] {
  const middleOf = ({ id }: Scene): number => {
    const above = scenes.flatMap((scene) => {
      const column = columns.get(scene.id)
      const place = (scene.choices ?? []).findIndex(({ to }) => to === id)
      return column === undefined || place < 0 ? [] : [column + place / 10]
    })
    return above.length === 0 ? Infinity : above.reduce((sum, one) => sum + one, 0) / above.length
  }
  const middles = new Map(row.map((scene) => [scene, middleOf(scene)]))
  return row.toSorted((one, other) => {
    const [a = 0, b = 0] = [middles.get(one), middles.get(other)]
    return a === b ? 0 : a - b
  })
}
