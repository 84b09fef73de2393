import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fileOfProgram } from './program.ts'
import { exitCodeOf } from './run-step.ts'
import { stepsFor } from './steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-step-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const LINES = 20_000
/** Says its last word on one stream long after the other was closed, and fails. */
const PROGRAM = `
  process.stdout.end('first\\n')
  setTimeout(() => {
    for (let line = 0; line < ${LINES}; line += 1) process.stderr.write('line ' + line + '\\n')
    process.exitCode = 3
  }, 50)`

it('keeps all that a step prints, in order, and how it ended', async () => {
  const log = join(folder, 'step.log')
  expect(await exitCodeOf({ run: ['node', '-e', PROGRAM] }, log)).toBe(3)
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([LINES + 1, 'first', `line ${LINES - 1}`])
})

it('finds the program of every step by its file, as Node runs it', () => {
  const programs = new Set(stepsFor('postgres://').map(({ run }) => run[0]))
  for (const program of programs)
    expect([program, fileOfProgram(program)?.every(existsSync)]).toEqual([program, true])
})

it('counts a program that is not there as a failure', async () => {
  expect(await exitCodeOf({ run: ['no-such-program'] }, join(folder, 'none.log'))).toBe(1)
})
