import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { fileOfProgram } from '../test/program.ts'

const OWN_CLOCK = 'export const now = [Date.now(), new Date(), Math.random(), new Date(0)]\n'

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })

/** The files of a project with our configuration that take time or chance themselves, with how often they do. */
function takers(files: readonly string[]): Record<string, number> {
  const root = mkdtempSync(join(tmpdir(), 'waymark-lint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const config of ['.oxlintrc.json', 'tsconfig.json', 'tools/lint/project-rules.mjs'])
    cpSync(config, join(root, config), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), OWN_CLOCK)
  }
  const program = fileOfProgram('oxlint') ?? []
  const { stdout } = spawnSync(process.execPath, [...program, '--format=json', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  const { diagnostics } = z.parse(Report, JSON.parse(stdout))
  const found: Record<string, number> = {}
  for (const { code, filename } of diagnostics)
    if (/no-restricted-properties|no-own-clock/.test(code)) found[filename] = (found[filename] ?? 0) + 1
  return found
}

it('hands time and chance over to what is judged by them: nothing there takes its own', () => {
  const judged = [
    'shared/domain/streak.ts',
    'kinds/exam/server/rule.ts',
    'server/modules/tasks/finish.ts',
    'server/rewards/streak.ts',
    'server/play/presence.ts',
    'server/policies/must-play.ts',
  ]
  const free = ['server/play/presence.test.ts', 'server/http/clock.ts', 'src/lib/clock.ts']
  expect(takers([...judged, ...free])).toEqual(Object.fromEntries(judged.map((file) => [file, 3])))
})
