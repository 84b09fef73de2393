import { expect, it } from 'vitest'
import { diffOf } from './line-diff.ts'

const lines = (count: number, word = 'line') =>
  `${Array.from({ length: count }, (_, at) => `${word} ${at + 1}`).join('\n')}\n`

it('shows the lines of a text that differ, with three around them, and where they are [WORLD-3]', () => {
  const before = lines(20)
  const after = before.replace('line 10\n', 'tenth\n').replace('line 20\n', 'line 20\nline 21\n')
  expect(diffOf('notes.txt', before, after)).toEqual([
    {
      from: 7,
      lines: [
        { how: 'same', text: 'line 7' },
        { how: 'same', text: 'line 8' },
        { how: 'same', text: 'line 9' },
        { how: 'removed', text: 'line 10' },
        { how: 'added', text: 'tenth' },
        { how: 'same', text: 'line 11' },
        { how: 'same', text: 'line 12' },
        { how: 'same', text: 'line 13' },
      ],
    },
    {
      from: 18,
      lines: [
        { how: 'same', text: 'line 18' },
        { how: 'same', text: 'line 19' },
        { how: 'same', text: 'line 20' },
        { how: 'added', text: 'line 21' },
      ],
    },
  ])
})

it('compares JSON by what it says and not by its layout, and other texts by their words alone [WORLD-3]', () => {
  expect(
    diffOf('a.json', '{"name":"Porch","tasks":["a"]}', '{\n "name": "Porch",\n "tasks": [ "a" ] }'),
  ).toEqual([])
  expect(diffOf('a.json', '{"name":"Porch"}', '{"name":"Gate"}')?.[0]?.lines).toEqual([
    { how: 'same', text: '{' },
    { how: 'removed', text: '  "name": "Porch"' },
    { how: 'added', text: '  "name": "Gate"' },
    { how: 'same', text: '}' },
  ])
  expect(diffOf('a.txt', 'one\r\ntwo', 'one\ntwo\n')).toEqual([])
  expect(diffOf('a.json', '{ broken', '{ broke')?.[0]?.lines).toHaveLength(2)
})

it('shows a file that came or went as a whole, and gives up on two that share nothing [WORLD-3]', () => {
  expect(diffOf('a.txt', '', 'new\n')).toEqual([{ from: 1, lines: [{ how: 'added', text: 'new' }] }])
  expect(diffOf('a.txt', 'old\n', '')?.[0]?.lines).toEqual([{ how: 'removed', text: 'old' }])
  expect(diffOf('a.txt', lines(2000), lines(2000, 'verse'))).toBeNull()
})
