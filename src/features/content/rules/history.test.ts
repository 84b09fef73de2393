import { expect, it } from 'vitest'
import type { HistoryEntry } from '#shared/contract/content-history.ts'
import { groupsOf } from './history.ts'

type Kind = HistoryEntry['edits'][number]['kind']
const entry = (revision: number, time: string, by: string, kind: Kind, path: string): HistoryEntry => ({
  ...{ revision, by, at: `2026-11-23T${time}:00.000Z`, count: 1 },
  edits: [{ kind, path, to: null }],
})

it('joins what one person changed one after the other, and names each file once [WORLD-6]', () => {
  const groups = groupsOf([
    entry(6, '12:00', 'Bo', 'change', 'b.json'),
    entry(5, '10:09', 'Dee', 'change', 'a.json'),
    entry(4, '10:05', 'Dee', 'change', 'new.json'),
    entry(3, '10:04', 'Dee', 'add', 'new.json'),
    entry(2, '09:00', 'Dee', 'delete', 'a.json'),
    { ...entry(1, '08:59', 'Bo', 'add', 'a.json'), count: 40 },
  ])
  expect(
    groups.map(({ revision, by, files, more }) => [
      revision,
      by,
      files.map(({ kind, path }) => `${kind} ${path}`),
      more,
    ]),
  ).toEqual([
    [6, 'Bo', ['change b.json'], 0],
    [5, 'Dee', ['change a.json', 'add new.json'], 0],
    [2, 'Dee', ['delete a.json'], 0],
    [1, 'Bo', ['add a.json'], 39],
  ])
  expect([groups[1]?.from, groups[1]?.to]).toEqual(['2026-11-23T10:04:00.000Z', '2026-11-23T10:09:00.000Z'])
  expect(groupsOf([])).toEqual([])
})

it('keeps what a draft began with apart from what was changed right after it [WORLD-6]', () => {
  const groups = groupsOf([
    entry(3, '10:02', 'Dee', 'change', 'a.json'),
    entry(2, '10:01', 'Dee', 'change', 'b.json'),
    { ...entry(1, '10:00', 'Dee', 'add', 'a.json'), count: 214 },
  ])
  expect(groups.map(({ revision, begun, more }) => [revision, begun, more])).toEqual([
    [3, null, 0],
    [1, 214, 213],
  ])
})
