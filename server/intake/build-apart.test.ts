import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { answerOf, giveUpFirst } from './build-apart.ts'

const PLACES = { scenesDir: '', outDir: '', publishedFile: '', cacheDir: '' }

/** A process that says nothing by itself. */
class QuietChild extends EventEmitter {
  send = () => true
}

describe('a build in a process of its own', () => {
  it('fails once, and ends no server, though its process reports more than one error [WORLD-2]', async () => {
    const child = new QuietChild()
    const answer = answerOf(child, PLACES, 60_000)
    child.emit('error', new Error('could not be sent to'))
    child.emit('error', new Error('could not be killed'))
    await expect(answer).rejects.toThrow('could not be sent to')
  })

  it.skipIf(process.platform !== 'linux')('is what ends where memory runs out [WORLD-2]', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
    await once(child, 'spawn')
    await giveUpFirst(child.pid)
    expect((await readFile(`/proc/${child.pid}/oom_score_adj`, 'utf8')).trim()).toBe('1000')
    child.kill()
    await once(child, 'exit')
    // nobody is there any more
    await giveUpFirst(child.pid)
  })
})
