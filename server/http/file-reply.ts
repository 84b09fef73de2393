/** What a call with a file answers. */
export interface FileReply {
  /** Under which it is saved. */
  name: string
  /** Its text, piece by piece: it may be longer than what fits into memory. */
  parts: AsyncIterable<string>
}

/** With the first piece at hand: what fails until then is still a problem and no broken file. */
export async function startedFile(name: string, parts: AsyncIterable<string>): Promise<FileReply> {
  const rest = parts[Symbol.asyncIterator]()
  const first = await rest.next()
  return { name, parts: startingWith(first, rest) }
}

const OVER = { done: true, value: undefined } as const

/** Anyone who opened the file learns of its end also where it was never read, as a generator of its own would not say. */
function startingWith(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
): AsyncIterableIterator<string, void> {
  let ahead: IteratorResult<string> | null = first
  let isOver = false
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      const part = isOver ? OVER : (ahead ?? (await rest.next()))
      ahead = null
      return part.done === true ? OVER : part
    },
    async return() {
      isOver = true
      await rest.return?.()
      return OVER
    },
  }
}

/** For a file that nobody will read. */
export async function closeFile({ parts }: FileReply): Promise<void> {
  await parts[Symbol.asyncIterator]().return?.()
}
