import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LATER_PICTURES } from '#shared/scene/published.ts'

/** How often and for how long, in ms, a picture is looked for; a server that stops answers within ten seconds (server/stop.ts). */
const LOOK_MS = 200
const LONGEST_MS = 5000

/** In seconds, when to ask for one again that is not made by then. */
export const ASK_AGAIN_S = 2

/**
 * Waits for pictures that the first build has named and left to the one that runs beside the server
 * (server/intake/publish/later-pictures.ts). Each is looked for once, however many ask for it.
 */
export class LaterPictures {
  private readonly waits = new Map<string, Promise<boolean>>()
  private readonly dist: string
  private readonly longest: number

  /** @param longest in ms, how long one is waited for */
  constructor(dist: string, longest = LONGEST_MS) {
    this.dist = dist
    this.longest = longest
  }

  /**
   * Comes back when the picture is made, is left no more, or has been waited for long enough. Never rejects.
   * @param path its address @param file where it will lie
   * @returns whether it is still to be made
   */
  isStillLeft(path: string, file: string): Promise<boolean> {
    const under = this.waits.get(path)
    if (under) return under
    const wait = this.lookFor(path, file).finally(() => this.waits.delete(path))
    this.waits.set(path, wait)
    return wait
  }

  private async lookFor(path: string, file: string): Promise<boolean> {
    for (let waited = 0; ; waited += LOOK_MS) {
      if ((await sizeOf(file)) > 0 || !(await this.isLeft(path))) return false
      if (waited >= this.longest) return true
      await setTimeout(LOOK_MS)
    }
  }

  private async isLeft(path: string): Promise<boolean> {
    const list = await readFile(join(this.dist, LATER_PICTURES), 'utf8').catch(() => '')
    return list.includes(`"${path}"`)
  }
}

/** 0 where there is no such file. */
export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found.size : 0
}
