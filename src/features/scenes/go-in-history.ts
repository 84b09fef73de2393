import type { Bench } from './bench.ts'
import { draftPaths } from './draft-paths.ts'
import { artOf } from './rules/clip.ts'
import { isSameThing, type Thing } from './scene-file.ts'

/** Undoes so many steps, or redoes them. What is not there any more then is not selected either, and nothing is said of it. */
export async function goInHistory(bench: Bench, by: number): Promise<void> {
  const { save, desk } = bench
  await save.go(by)
  const { selected, said } = desk.store.getState()
  const left = selected.filter((thing) => isThere(bench, thing))
  if (left.length === selected.length && said === null) return
  desk.store.setState({
    said: null,
    ...(left.length < selected.length && { selected: left, pointsOf: null }),
  })
}

/** It was built, or its pictures wait for the next build. */
export function isThere({ things, mission, ...bench }: Bench, thing: Thing): boolean {
  if (things.some((one) => isSameThing(one, thing))) return true
  return mission !== null && artOf(draftPaths(bench), mission.id, thing.id).length > 0
}
