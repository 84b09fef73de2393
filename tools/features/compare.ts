import { dirname } from 'node:path'
import { byId, UNJUDGED, type Row } from './table.ts'

type TestedIds = ReadonlyMap<string, readonly string[]>

const STATE = /^(kept|begun: \S.*)$/

/**
 * What only a person can say, and has not: in sentences. The column of tests is no part of it, for a program fills it in.
 * `exists` tells whether a path is in the repository.
 */
export function compare(
  rows: readonly Row[],
  tested: TestedIds,
  exists: (path: string) => boolean,
): string[] {
  const known = new Set(rows.map(({ id }) => id))
  const twice = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at)
  return [
    ...twice.map(({ id }) => `${id} has two rows`),
    ...[...tested]
      .filter(([id]) => !known.has(id))
      .map(([id, [file = '']]) => `${id} has no row, and ${file} names it`),
    ...rows.flatMap((row) => findingsOfRow(row, tested.get(row.id) ?? [], exists)),
  ].toSorted(byId)
}

function findingsOfRow(
  { id, state, places }: Row,
  files: readonly string[],
  exists: (path: string) => boolean,
): string[] {
  return [
    ...(STATE.test(state) ? [] : [`${id} says neither \`kept\` nor \`begun: \` and what is missing`]),
    ...(files.length === 0 ? [`${id} is in no test's title`] : []),
    ...(places.length === 0 ? [`${id} says nowhere where it lives`] : []),
    ...places.filter((path) => !exists(path)).map((path) => `${id} lives in ${path}, which is not there`),
  ]
}

/**
 * The table with the tests as they are. A new requirement is begun and lives, until somebody knows better, beside its first
 * test: only a person says that it is kept. One that no test names any more stays, without any.
 */
export function refresh(rows: readonly Row[], tested: TestedIds): Row[] {
  const known = new Set(rows.map(({ id }) => id))
  const added = [...tested].filter(([id]) => !known.has(id))
  return [
    ...rows.map((row) => ({ ...row, tests: tested.get(row.id) ?? [] })),
    ...added.map(([id, tests]) => ({ id, state: UNJUDGED, places: [dirname(tests[0] ?? '.')], tests })),
  ]
}
