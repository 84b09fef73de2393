import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

/** Starts it as `npm start` does, says its process, and ends before it can have loaded. */
const ENDS_AT_ONCE = `
  const child = require('node:child_process').fork(process.argv[1], ['600'], {
    execArgv: ['--import', process.argv[2]],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  console.log(child.pid)
  process.exit()
`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it('ends with a start that is ended at once [SERVE-1]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-finish-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const args = [resolve('tools/finish-art.ts'), import.meta.resolve('tsx')]
  const { stdout } = spawnSync(process.execPath, ['-e', ENDS_AT_ONCE, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  const pid = Number(stdout)
  onTestFinished(() => void (isRunning(pid) && process.kill(pid)))
  expect(pid).toBeGreaterThan(0)
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000, interval: 100 })
}, 30_000)
