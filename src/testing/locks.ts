type Callback = (lock: object | null) => unknown
interface Options {
  ifAvailable?: boolean
  steal?: boolean
  signal?: AbortSignal
}
interface Held {
  reject: (why: unknown) => void
}

/** The locks of one browser, for pages of a test that share them: as much of them as `claimAlone` uses. */
export function fakeLocks() {
  const held = new Map<string, Held>()
  const waiting: { name: string; begin: () => void }[] = []
  const next = (name: string) => {
    const index = waiting.findIndex((one) => one.name === name)
    if (index >= 0 && !held.has(name)) waiting.splice(index, 1)[0]?.begin()
  }

  async function grant(name: string, callback: Callback): Promise<unknown> {
    let own: Held | undefined
    const stolen = new Promise((_, reject) => {
      own = { reject }
      held.set(name, own)
    })
    try {
      return await Promise.race([callback({ name }), stolen])
    } finally {
      if (held.get(name) === own) held.delete(name)
      next(name)
    }
  }

  async function request(name: string, ...rest: [Options, Callback] | [Callback]): Promise<unknown> {
    const [options, callback] = rest.length === 2 ? rest : [{}, ...rest]
    await Promise.resolve()
    if (options.steal) {
      held.get(name)?.reject(new DOMException('stolen', 'AbortError'))
      return grant(name, callback)
    }
    if (!held.has(name)) return grant(name, callback)
    if (options.ifAvailable) return callback(null)
    return new Promise((resolve, reject) => {
      const one = { name, begin: () => void grant(name, callback).then(resolve, reject) }
      waiting.push(one)
      options.signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(one), waiting.includes(one) ? 1 : 0)
        reject(new DOMException('given up', 'AbortError'))
      })
    })
  }

  return { request }
}
