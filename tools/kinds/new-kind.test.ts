import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** What a kind is made, played and tested with. */
const NEEDED = [
  ...['kinds', 'shared', 'server', 'src', 'tools'],
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', '.oxfmtrc.json'],
]

/** Another vitest starts in it, with a database. */
const LONG_MS = 600_000

let copy = ''

/** A copy of the product, in which a person may make whatever they like. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'waymark-kind-'))
  for (const path of NEEDED) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}, LONG_MS)

afterAll(() => rmSync(copy, { recursive: true, force: true }), LONG_MS)

function run(program: string, ...words: string[]) {
  const { VITEST: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: copy, env, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

const kind = (...words: string[]) => run('npm', 'run', '-s', 'kind', '--', ...words)

describe('a person who makes a kind of their own', () => {
  it(
    'has one after one command, which passes the tests of every kind and its own [KIND-1] [TASK-1]',
    { timeout: LONG_MS },
    () => {
      const made = kind('new', 'word-search')
      expect([made.status, made.said]).toEqual([0, expect.stringContaining('docs/task-kinds.md')])
      for (const part of ['shared', 'server', 'client', 'edit', 'i18n', 'sample.ts'])
        expect(existsSync(join(copy, 'kinds/word-search', part))).toBe(true)
      expect(readFileSync(join(copy, 'kinds/list.ts'), 'utf8')).toContain("'word-search',")

      const tested = run(
        ...(['npx', 'vitest', 'run', 'kinds/kinds.test.ts', 'kinds/templates.test.ts'] as const),
        ...['kinds/word-search', '-t', 'word-search|answered by the keyboard alone'],
      )
      // what failed in it is said whole
      expect([tested.status, tested.said.match(/(✗|×|FAIL)[^]*/)?.[0]]).toEqual([0, undefined])
      expect(tested.said).toMatch(/Tests.* passed/)
    },
  )

  it(
    'is told in a sentence what is wrong with a name, and nothing is made [KIND-1]',
    { timeout: LONG_MS },
    () => {
      const list = readFileSync(join(copy, 'kinds/list.ts'), 'utf8')
      for (const [name, says] of [
        ['Word Search', 'use small letters and single hyphens'],
        ['picture', 'kinds/picture is there already'],
      ] as const) {
        const { status, said } = kind('new', name)
        expect([status, said]).toEqual([1, expect.stringContaining(says)])
        expect(said).not.toContain('    at ')
      }
      expect(kind('old').said).toContain('Usage')
      expect(readFileSync(join(copy, 'kinds/list.ts'), 'utf8')).toBe(list)
    },
  )
})
