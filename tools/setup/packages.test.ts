import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { npmCommand } from './packages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'waymark-npm-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

it('starts npm by its file and with this Node, as npm names it', () => {
  const file = join(folder, 'npm-cli.js')
  writeFileSync(file, '')
  expect(npmCommand({ npm_execpath: file })).toEqual([process.execPath, file])
})

it('takes no other program for npm', () => {
  const other = join(folder, 'yarn.js')
  writeFileSync(other, '')
  for (const npm_execpath of [other, join(folder, 'away', 'npm-cli.js')]) {
    expect(npmCommand({ npm_execpath })).not.toContain(npm_execpath)
  }
})
