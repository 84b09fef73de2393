import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ALSO_EMBEDDED } from './also-embedded.ts'
import { fileOfProgram } from './program.ts'
import { exitCodeOf } from './run-step.ts'
import { stepsAbout, stepsFor } from './steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-step-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const LINES = 20_000
/** Says all but its first word on one stream when the other is closed, and fails. */
const PROGRAM = `
  process.stdout.end('first\\n', () => {
    for (let line = 0; line < ${LINES}; line += 1) process.stderr.write('line ' + line + '\\n')
    process.exitCode = 3
  })`

it('keeps all that a step prints, in order, and how it ended', async () => {
  const log = join(folder, 'step.log')
  expect(await exitCodeOf({ run: ['node', '-e', PROGRAM], cores: 1 }, log)).toBe(3)
  const lines = Array.from({ length: LINES }, (_, line) => `line ${line}\n`)
  expect(readFileSync(log, 'utf8') === `first\n${lines.join('')}`).toBe(true)
})

it('finds the program of every step by its file, as Node runs it', () => {
  const programs = new Set(stepsFor('postgres://').map(({ run }) => run[0]))
  for (const program of programs)
    expect([program, fileOfProgram(program)?.every(existsSync)]).toEqual([program, true])
})

it('counts a program that is not there as a failure', async () => {
  expect(await exitCodeOf({ run: ['no-such-program'], cores: 1 }, join(folder, 'none.log'))).toBe(1)
})

it('asks every endpoint test on one database, and those on both that depend on which it is', () => {
  const stepsOn = (url: string | undefined) => stepsFor(url).filter(({ name }) => name.startsWith('server'))
  expect(
    stepsOn(undefined).map(({ run, env }) => [run.includes('server*'), env?.['TEST_DATABASE_URL']]),
  ).toEqual([[true, '']])
  const [embedded, all] = stepsOn('postgres://')
  expect([all?.run.includes('server*'), all?.env?.['TEST_DATABASE_URL']]).toEqual([true, 'postgres://'])
  expect([embedded?.run.slice(-ALSO_EMBEDDED.length), embedded?.env?.['TEST_DATABASE_URL']]).toEqual([
    ALSO_EMBEDDED,
    '',
  ])
  expect(ALSO_EMBEDDED.filter((file) => !existsSync(file))).toEqual([])
})

it('checks of a change its types, and its lint, form and tests where it has any', () => {
  const namesFor = (changed: string[], tests: string[]) => stepsAbout(changed, tests).map(({ name }) => name)
  expect(namesFor([], [])).toEqual(['types'])
  expect(namesFor(['README.md'], [])).toEqual(['types', 'format'])
  expect(namesFor(['src/a.tsx'], ['src/a.test.tsx'])).toEqual(['types', 'lint', 'format', 'tests'])
  expect(namesFor(['src/a.module.css'], [])).toEqual(['types', 'format', 'styles'])
  expect(namesFor(['art/paint/boat.ts'], [])).toEqual(['types', 'lint', 'format', 'art'])
})
