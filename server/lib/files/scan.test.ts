import { expect, it } from 'vitest'
import { openScanner } from './scan.ts'

const PATH = '/tmp/; exit 0 #'

it.each([
  ['clean where the program ends with 0', 'exit 0', 'clean'],
  ['infected where it ends with 1', 'exit 1', 'infected'],
  ['unknown where it could not look', 'exit 2', 'unknown'],
  ['unknown where it was killed', 'kill -9 $$', 'unknown'],
  ['told by its path alone, whatever letters stand in it', `test $# = 1 && test "$1" = "${PATH}"`, 'clean'],
] as const)('a file is %s [TASK-4]', async (_, script, found) => {
  expect(await openScanner(['sh', '-c', script, 'scan'])(PATH)).toBe(found)
})

it('a file is unknown where the program is gone, and clean where nobody looks [TASK-4]', async () => {
  expect(await openScanner(['no-such-scanner'])(PATH)).toBe('unknown')
  expect(await openScanner(null)(PATH)).toBe('clean')
})
